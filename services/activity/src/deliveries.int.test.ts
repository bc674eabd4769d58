import { describeDeliveries, startTestService } from '@portal/test-kit';
import { activityService } from './index';

describeDeliveries({
  start: (options) => startTestService(activityService, options),
  // Who is told, and where their mail goes, is decided when the event comes.
  deliveredFirst: ['auth.account.registered.v1'],
});
