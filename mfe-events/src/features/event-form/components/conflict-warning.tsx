import { calls, type AnswerOf } from '@portal/contracts';
import { Alert, TextLink } from '@portal/ui';
import { useFormats, useInstituteSettings, useRead, type Formats } from '@portal/web-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch, type Control } from '@portal/web-kit/forms';
import { eventHref } from '../../../paths';
import { conflictQuery, type ConflictQuery } from '../conflict-query';
import type { EventForm } from '../event-schema';
import { messages } from '../messages';
import styles from './conflict-warning.module.css';

const DEBOUNCE_MS = 400;
type Conflict = AnswerOf<typeof calls.listConflicts>[number];

interface ConflictWarningProps {
  readonly control: Control<EventForm>;
  /** Id of the edited event, which does not conflict with itself. */
  readonly except?: string | undefined;
}

/** Warns of conflicting events while the form is filled in; they do not prevent saving. */
export function ConflictWarning({ control, except }: ConflictWarningProps) {
  const { timeZone } = useInstituteSettings();
  const [start, end, venue, category, unit] = useWatch({
    control,
    name: ['start', 'end', 'venue', 'category', 'unit'],
  });
  const query = JSON.stringify(conflictQuery({ start, end, venue, category, unit }, timeZone, except));
  const settled = JSON.parse(useDebounced(query)) as ConflictQuery | null;
  // Only advice, so a failure is silent.
  const { data: conflicts = [] } = useRead(
    calls.listConflicts,
    { query: settled ?? { start: '' } },
    { enabled: settled !== null, placeholderData: keepPreviousData },
  );
  return (
    <div role="status" className={styles.announced}>
      {settled && conflicts.length > 0 ? (
        <Alert tone="warning" role="note">
          <strong>{messages.conflicts.title(conflicts.length)}</strong>
          <ul>
            {conflicts.map((conflict) => (
              <ConflictLine key={conflict._id} conflict={conflict} />
            ))}
          </ul>
        </Alert>
      ) : null}
    </div>
  );
}

function ConflictLine({ conflict }: { readonly conflict: Conflict }) {
  const formats = useFormats();
  return (
    <li>
      <TextLink href={eventHref(conflict._id)}>{conflict.title}</TextLink>{' '}
      {messages.conflicts.at(timeAndVenue(conflict, formats), reasonOf(conflict.because))}
    </li>
  );
}

function timeAndVenue({ schedule: { start, venue } }: Conflict, formats: Formats): string {
  return [start === null ? '' : formats.dateTime(start), venue].filter((part) => part !== '').join(', ');
}

function reasonOf(because: Conflict['because']): string {
  const { audience, room, both } = messages.conflicts;
  if (!because.includes('room')) return audience;
  return because.includes('audience') ? both : room;
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
