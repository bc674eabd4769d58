import { subscriptionsOf, type CopyRow, type Subscriptions } from '@portal/service-kit';
import { rowsInto } from '@portal/test-kit/pacts/messages';
import { attendanceCopy } from '../src/attendances/attendance.repository';
import { campusEventCopy } from '../src/campus-events/campus-event.repository';
import { holdingCopy } from '../src/holdings/holding.repository';
import { personCopy } from '../src/people/person.repository';

/** The service's subscriptions, and the rows that they would store. */
export function keptRows(): { subscriptions: Subscriptions; stored: CopyRow[] } {
  const stored: CopyRow[] = [];
  const subscriptions = subscriptionsOf(
    attendanceCopy.over(rowsInto(stored)),
    campusEventCopy.over(rowsInto(stored)),
    holdingCopy.over(rowsInto(stored)),
    personCopy.over(rowsInto(stored)),
  );
  return { subscriptions, stored };
}
