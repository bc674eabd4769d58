import { subscriptionsOf, type CopyRow, type Subscriptions } from '@portal/service-kit';
import { rowsInto } from '@portal/test-kit/pacts/messages';
import { campusEventCopy } from '../src/read-copies/campus-event.repository';
import { personCopy } from '../src/read-copies/person.repository';
import { profileCopy } from '../src/read-copies/profile.repository';
import { roomRequestCopy } from '../src/read-copies/room-request.repository';
import { unitAchievementCopy } from '../src/read-copies/unit-achievement.repository';
import { unitFeedbackCopy } from '../src/read-copies/unit-feedback.repository';

/** The service's subscriptions, the rows that they would store, and the names of the people who would be renamed. */
export function keptRows(): { subscriptions: Subscriptions; stored: CopyRow[]; renamed: string[] } {
  const stored: CopyRow[] = [];
  const renamed: string[] = [];
  const subscriptions = subscriptionsOf(
    campusEventCopy.over(rowsInto(stored)),
    personCopy.over(rowsInto(stored), async ({ name }) => void renamed.push(name)),
    profileCopy.over(rowsInto(stored)),
    roomRequestCopy.over(rowsInto(stored)),
    unitAchievementCopy.over(rowsInto(stored)),
    unitFeedbackCopy.over(rowsInto(stored)),
  );
  return { subscriptions, stored, renamed };
}
