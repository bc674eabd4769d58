import type { ListedRegistration } from '@portal/contracts';
import { Badge, Button, PhoneOnly, Table, Text } from '@portal/ui';
import { useFormats, type Formats } from '@portal/web-kit';
import { CircleCheck, Hourglass } from 'lucide-react';
import { plainCode } from '../kept-scans';
import { registrationTexts } from '../registration-texts';
import styles from './registrations.module.css';

const words = registrationTexts.list;

/** What the rows need to let somebody in. */
export interface RowDoor {
  /** False when the event is over or cancelled. */
  readonly isOpen: boolean;
  readonly sending: ReadonlySet<string>;
  readonly kept: ReadonlySet<string>;
  readonly onCheckIn: (registration: ListedRegistration) => void;
}

interface RegistrationsTableProps {
  readonly registrations: readonly ListedRegistration[];
  readonly door: RowDoor;
}

/** Who holds a place, then who waits for one. */
export function RegistrationsTable({ registrations, door }: RegistrationsTableProps) {
  const holders = registrations.filter(({ status }) => status === 'registered');
  const line = registrations.filter(({ status }) => status === 'waiting');
  const row = (registration: ListedRegistration) => (
    <Row key={registration._id} registration={registration} door={door} />
  );
  return (
    <Table caption={words.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.studentId}</th>
          <th scope="col">{words.joined}</th>
          <th scope="col">{words.checkedIn}</th>
        </tr>
      </thead>
      {holders.length > 0 ? <tbody className={styles.group}>{holders.map(row)}</tbody> : null}
      {line.length > 0 ? (
        <tbody className={styles.group}>
          <tr>
            <th scope="rowgroup" colSpan={4}>
              {registrationTexts.waitingList} <span className={styles.note}>{words.inOrder}</span>
            </th>
          </tr>
          {line.map(row)}
        </tbody>
      ) : null}
    </Table>
  );
}

function Row({ registration, door }: { readonly registration: ListedRegistration; readonly door: RowDoor }) {
  const formats = useFormats();
  const { person, joined_at: joinedAt } = registration;
  const studentId = person.user_id ?? words.noId;
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
        <State registration={registration} door={door} />
      </td>
    </tr>
  );
}

/** `18 Nov, 4:16 pm`, and the year only when it is another one. */
function withoutThisYear(shown: string, formats: Formats): string {
  return shown.replace(` ${formats.date(Date.now()).slice(-4)},`, ',');
}

function State({ registration, door }: { readonly registration: ListedRegistration; readonly door: RowDoor }) {
  const formats = useFormats();
  const { _id, person, status, position, checked_in_at: at } = registration;
  const key = plainCode(_id);
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
        {position === undefined ? registrationTexts.waitingList : words.inLine(position)}
      </Badge>
    );
  }
  if (!door.isOpen) return null;
  if (door.kept.has(key) && !door.sending.has(key)) {
    return (
      <Badge variant="plain" tone="warning" icon={<Hourglass />}>
        {words.kept}
      </Badge>
    );
  }
  return (
    <Button
      aria-label={words.checkInOf(person.personal_info.name)}
      busy={door.sending.has(key)}
      onPress={() => door.onCheckIn(registration)}
    >
      {words.checkIn}
    </Button>
  );
}
