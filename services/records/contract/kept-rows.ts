import type { CopyRow, CopyRows, Subscriptions } from '@portal/service-kit';
import { attendanceCopy } from '../src/attendances/attendance.repository';
import { campusEventCopy } from '../src/campus-events/campus-event.repository';
import { holdingCopy } from '../src/holdings/holding.repository';
import { personCopy } from '../src/people/person.repository';
import { recordsSubscriptions } from '../src/subscriptions';

/** The service's subscriptions, and the rows that they would store. */
export function keptRows(): { subscriptions: Subscriptions; stored: CopyRow[] } {
  const stored: CopyRow[] = [];
  const rowsOf = <R extends CopyRow>() => {
    const rows: Pick<CopyRows<R>, 'upsertNewer'> = {
      async upsertNewer(told) {
        stored.push(...told);
        return [...told];
      },
    };
    return rows as CopyRows<R>;
  };
  const subscriptions = recordsSubscriptions({
    attendances: attendanceCopy(rowsOf()),
    campusEvents: campusEventCopy(rowsOf()),
    holdings: holdingCopy(rowsOf()),
    people: personCopy(rowsOf()),
  });
  return { subscriptions, stored };
}
