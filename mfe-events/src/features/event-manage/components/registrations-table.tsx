import type { ListedRegistration } from '@portal/contracts';
import { Badge, Button, PhoneOnly, Table, Text } from '@portal/ui';
import { useFormats, type Formats } from '@portal/web-kit';
import { CircleCheck, Hourglass } from 'lucide-react';
import { listMessages as messages, waitlistTitle } from '../registration-messages';
import { normalizeCode } from '../scan-queue';
import styles from './registrations.module.css';

/** The check-in from a row. */
export interface RowCheckIn {
  /** False when the event is over or cancelled. */
  readonly isOpen: boolean;
  readonly sending: ReadonlySet<string>;
  readonly queued: ReadonlySet<string>;
  readonly onCheckIn: (registrationId: string, name: string) => void;
}

interface RegistrationsTableProps {
  readonly registrations: readonly ListedRegistration[];
  readonly checkIn: RowCheckIn;
}

/** People with a place, then the waiting list. */
export function RegistrationsTable({ registrations, checkIn }: RegistrationsTableProps) {
  const holders = registrations.filter(({ status }) => status === 'registered');
  const waitlist = registrations.filter(({ status }) => status === 'waiting');
  const row = (registration: ListedRegistration) => (
    <Row key={registration._id} registration={registration} checkIn={checkIn} />
  );
  return (
    <Table caption={messages.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{messages.name}</th>
          <th scope="col">{messages.studentId}</th>
          <th scope="col">{messages.joined}</th>
          <th scope="col">{messages.checkedIn}</th>
        </tr>
      </thead>
      {holders.length > 0 ? <tbody className={styles.group}>{holders.map(row)}</tbody> : null}
      {waitlist.length > 0 ? (
        <tbody className={styles.group}>
          <tr>
            <th scope="rowgroup" colSpan={4}>
              {waitlistTitle} <span className={styles.note}>{messages.inOrder}</span>
            </th>
          </tr>
          {waitlist.map(row)}
        </tbody>
      ) : null}
    </Table>
  );
}

function Row({ registration, checkIn }: { readonly registration: ListedRegistration; readonly checkIn: RowCheckIn }) {
  const formats = useFormats();
  const { person, joined_at: joinedAt } = registration;
  const studentId = person.user_id ?? messages.noId;
  return (
    <tr>
      <td>
        <Text weight="medium">{person.personal_info.name}</Text>
        <PhoneOnly>
          <Text className={styles.under} size="sm" tone="muted" isTabular>
            {studentId}
          </Text>
        </PhoneOnly>
      </td>
      <td className={styles.desk}>
        <Text tone="secondary" isTabular>
          {studentId}
        </Text>
      </td>
      <td className={styles.desk}>
        <Text tone="secondary" isTabular>
          {withoutThisYear(formats.dateTime(joinedAt), formats)}
        </Text>
      </td>
      <td className={styles.state}>
        <State registration={registration} checkIn={checkIn} />
      </td>
    </tr>
  );
}

/** `18 Nov, 4:16 pm`, with the year when it is not the current one. */
function withoutThisYear(shown: string, formats: Formats): string {
  return shown.replace(` ${formats.date(Date.now()).slice(-4)},`, ',');
}

function State({ registration, checkIn }: { readonly registration: ListedRegistration; readonly checkIn: RowCheckIn }) {
  const formats = useFormats();
  const { _id, person, status, position, checked_in_at: at } = registration;
  const key = normalizeCode(_id);
  if (at !== undefined) {
    return (
      <Badge variant="plain" tone="success" icon={<CircleCheck />}>
        {formats.time(at)}
      </Badge>
    );
  }
  if (status === 'waiting') {
    return (
      <Badge variant="plain" tone="warning" icon={<Hourglass />}>
        {position === undefined ? waitlistTitle : messages.waitlistPosition(position)}
      </Badge>
    );
  }
  if (!checkIn.isOpen) return null;
  if (checkIn.queued.has(key) && !checkIn.sending.has(key)) {
    return (
      <Badge variant="plain" tone="warning" icon={<Hourglass />}>
        {messages.queued}
      </Badge>
    );
  }
  return (
    <Button
      aria-label={messages.checkInOf(person.personal_info.name)}
      busy={checkIn.sending.has(key)}
      onPress={() => checkIn.onCheckIn(_id, person.personal_info.name)}
    >
      {messages.checkIn}
    </Button>
  );
}
