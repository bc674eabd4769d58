import { calls, type EventAnswer } from '@portal/contracts';
import { Card, EmptyState, ErrorState, LoadingState, LoadMoreRow, SearchField, Section, Segmented } from '@portal/ui';
import { useFormats, useDebouncedSearch } from '@portal/web-kit';
import { CsvButton } from '@portal/web-kit/download';
import { useState } from 'react';
import { useRegistrations, type Shown } from '../api/list-registrations';
import { listMessages as messages } from '../registration-messages';
import { RegistrationsTable, type RowCheckIn } from './registrations-table';
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

interface RegistrationListProps {
  readonly id: string;
  readonly shown: Shown;
  readonly q: string;
  readonly checkIn: RowCheckIn;
}

function RegistrationList({ id, shown, q, checkIn }: RegistrationListProps) {
  const formats = useFormats();
  const [isWhole, setWhole] = useState(false);
  const list = useRegistrations(id, { shown, q, isWhole });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  if (list.isPending) return <LoadingState label={messages.loading} shape="text" count={6} />;
  if (!list.data) {
    return <ErrorState message={messages.failed} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />;
  }
  if (items.length === 0) {
    return q === '' && shown === 'all' ? (
      <EmptyState isBare title={messages.empty} text={messages.emptyText} />
    ) : (
      <EmptyState isBare title={messages.noMatch} text={messages.noMatchText} />
    );
  }
  const isLoadingMore = list.isFetchingNextPage || list.isPlaceholderData;
  return (
    <>
      <RegistrationsTable registrations={items} checkIn={checkIn} />
      {list.hasNextPage ? (
        <LoadMoreRow isLoading={isLoadingMore} onPress={() => (isWhole ? void list.fetchNextPage() : setWhole(true))}>
          {isLoadingMore ? messages.loadingMore : isWhole ? messages.showMore : messages.showAll(formats.number(total))}
        </LoadMoreRow>
      ) : null}
    </>
  );
}
