import type { AnswerOf, calls } from '@portal/contracts';
import { Alert, TextLink } from '@portal/ui';
import { useFormats, useInstituteSettings, type Formats } from '@portal/web-kit';
import { useEffect, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { eventHref } from '../../../paths';
import { useClashes } from '../api/list-clashes';
import { clashQuestion } from '../clash-question';
import type { EventForm } from '../event-form';
import { eventFormTexts } from '../texts';
import styles from './clash-warning.module.css';

const words = eventFormTexts.clashes;
const TYPING_PAUSE = 400;
type Clash = AnswerOf<typeof calls.listConflicts>[number];

interface ClashWarningProps {
  readonly control: Control<EventForm>;
  /** The event that is edited, which does not clash with itself. */
  readonly except?: string | undefined;
}

/** Warns while typing of what else happens then; it forbids nothing. */
export function ClashWarning({ control, except }: ClashWarningProps) {
  const { timeZone } = useInstituteSettings();
  const [start, end, venue, category, unit] = useWatch({
    control,
    name: ['start', 'end', 'venue', 'category', 'unit'],
  });
  const asked = useSettled(JSON.stringify(clashQuestion({ start, end, venue, category, unit }, timeZone, except)));
  const { data: clashes = [] } = useClashes(JSON.parse(asked) as ReturnType<typeof clashQuestion>);
  return (
    <div role="status" className={styles.place}>
      {asked !== 'null' && clashes.length > 0 ? (
        <Alert tone="warning" role="note">
          <strong>{words.title(clashes.length)}</strong>
          <ul>
            {clashes.map((clash) => (
              <ClashLine key={clash._id} clash={clash} />
            ))}
          </ul>
        </Alert>
      ) : null}
    </div>
  );
}

function ClashLine({ clash }: { readonly clash: Clash }) {
  const formats = useFormats();
  return (
    <li>
      <TextLink href={eventHref(clash._id)}>{clash.title}</TextLink>{' '}
      {words.at(whenAndWhere(clash, formats), why(clash.because))}
    </li>
  );
}

function whenAndWhere({ schedule: { start, venue } }: Clash, formats: Formats): string {
  return [start === null ? '' : formats.dateTime(start), venue].filter((part) => part !== '').join(', ');
}

function why(because: Clash['because']): string {
  const [isAudience, isRoom] = [because.includes('audience'), because.includes('room')];
  return isAudience && isRoom ? words.both : isRoom ? words.room : words.audience;
}

/** A value once it has stayed the same for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
