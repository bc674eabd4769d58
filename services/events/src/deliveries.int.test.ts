import { describeDeliveries, startTestService } from '@portal/test-kit';
import { eventsService } from './index';

describeDeliveries({ start: (options) => startTestService(eventsService, options) });
