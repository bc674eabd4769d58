import { eventCatalogue } from '@portal/contracts';
import { describeCopies, describeDeliveries, startTestService } from '@portal/test-kit';
import { activityService } from './index';

describeDeliveries({
  start: (options) => startTestService(activityService, options),
  // Recipients and their mail addresses are decided when the event arrives.
  deliveredFirst: ['auth.account.registered.v1', 'auth.account.role-changed.v1'],
  // Which of the streams hears of a decision first, the question or that it is settled.
  differing: { notification_marks: 'all' },
});

describeCopies(activityService, {
  noCopies: Object.fromEntries(
    Object.keys(eventCatalogue).map((type) => [type, 'Feed, audit and notifications tell what happened.']),
  ),
});
