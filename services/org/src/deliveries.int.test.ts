import { describeCopies, describeDeliveries, startTestService } from '@portal/test-kit';
import { orgService } from './index';

describeDeliveries({ start: (options) => startTestService(orgService, options) });

describeCopies(orgService);
