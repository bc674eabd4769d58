import type { CopyRow, CopyRows, Subscriptions } from '@portal/service-kit';
import { campusEventCopy } from '../src/campus-events/campus-event.repository';
import type { Person } from '../src/people/person.domain';
import { personCopy } from '../src/people/person.repository';
import { profileCopy } from '../src/people/profile.repository';
import { roomRequestCopy } from '../src/room-requests/room-request.repository';
import { orgSubscriptions } from '../src/subscriptions';
import { unitAchievementCopy } from '../src/unit-achievements/unit-achievement.repository';
import { unitFeedbackCopy } from '../src/unit-feedback/unit-feedback.repository';

/** The service's subscriptions, the rows that they would store, and the names of the people who would be renamed. */
export function keptRows(): { subscriptions: Subscriptions; stored: CopyRow[]; renamed: string[] } {
  const stored: CopyRow[] = [];
  const renamed: string[] = [];
  const rowsOf = <R extends CopyRow>() => {
    const rows: Pick<CopyRows<R>, 'upsertNewer'> = {
      async upsertNewer(told) {
        stored.push(...told);
        return [...told];
      },
    };
    return rows as CopyRows<R>;
  };
  const subscriptions = orgSubscriptions({
    campusEvents: campusEventCopy(rowsOf()),
    people: personCopy(rowsOf(), async ({ name }: Person) => void renamed.push(name)),
    profiles: profileCopy(rowsOf()),
    roomRequests: roomRequestCopy(rowsOf()),
    unitAchievements: unitAchievementCopy(rowsOf()),
    unitFeedback: unitFeedbackCopy(rowsOf()),
  });
  return { subscriptions, stored, renamed };
}
