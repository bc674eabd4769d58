import { eventCatalogue } from '@portal/contracts';
import { describeCopies, describeDeliveries, startTestService } from '@portal/test-kit';
import { activityService } from './index';

describeDeliveries({
  start: (options) => startTestService(activityService, options),
  // Recipients and their mail addresses are decided when the event arrives.
  deliveredFirst: ['auth.account.registered.v1', 'auth.account.role-changed.v1'],
  // Marks are numbered as they come, and one that settles a question twice is dated by the first that was known.
  differing: { notification_marks: ['_id', 'at'] },
});

describeCopies(activityService, {
  noCopies: Object.fromEntries(
    Object.keys(eventCatalogue).map((type) => [type, 'Feed, audit and notifications tell what happened.']),
  ),
});
