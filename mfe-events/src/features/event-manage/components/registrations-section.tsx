import { calls, type EventAnswer } from '@portal/contracts';
import { Card, SearchField, Section, Segmented } from '@portal/ui';
import { useDebouncedSearch } from '@portal/web-kit';
import { CsvButton } from '@portal/web-kit/download';
import { useState } from 'react';
import type { Shown } from '../api/list-registrations';
import { listMessages as messages } from '../registration-messages';
import { RegistrationList } from './registration-list';
import type { RowCheckIn } from './registrations-table';
import styles from './registrations.module.css';

interface RegistrationsSectionProps {
  readonly event: EventAnswer;
  readonly checkIn: RowCheckIn;
}

/** The registrations: searched, filtered, and exported. */
export function RegistrationsSection({ event, checkIn }: RegistrationsSectionProps) {
  const [text, setText] = useState('');
  const [typed, type] = useDebouncedSearch();
  const [shown, setShown] = useState<Shown>('all');
  const { taken = 0, waiting = 0, checked_in: checkedIn = 0 } = event.registration;
  const csvRequest = { call: calls.listRegistrations, params: { id: event._id } };
  const choices = [
    { value: 'all', label: messages.all, count: taken + waiting },
    { value: 'to-check-in', label: messages.toCheckIn, count: Math.max(0, taken - checkedIn) },
    { value: 'waiting', label: messages.waiting, count: waiting },
  ];
  return (
    <Section title={messages.title} trailing={<CsvButton request={csvRequest} messages={messages} />}>
      <Card isClipped>
        <div className={styles.bar}>
          <SearchField
            isWide
            label={messages.search}
            placeholder={messages.searchExample}
            value={text}
            onChange={(next) => {
              setText(next);
              type(next);
            }}
          />
          <Segmented
            label={messages.show}
            options={choices}
            value={shown}
            onChange={(next) => setShown(next as Shown)}
          />
        </div>
        <RegistrationList id={event._id} shown={shown} q={typed ?? ''} checkIn={checkIn} />
      </Card>
    </Section>
  );
}
