import { describeCopies, describeDeliveries, startTestService } from '@portal/test-kit';
import { SECRET } from '../testing/fixtures';
import { feedbackService } from './index';

describeDeliveries({
  start: (options) => startTestService(feedbackService, { ...options, env: { FEEDBACK_AUTHOR_KEY: SECRET } }),
});

describeCopies(feedbackService, { env: { FEEDBACK_AUTHOR_KEY: SECRET } });
