import { describeCopies, describeDeliveries, startTestService } from '@portal/test-kit';
import { eventsService } from './index';

describeDeliveries({ start: (options) => startTestService(eventsService, options) });

describeCopies(eventsService, {
  noCopies: { 'auth.password.changed.v1': 'It ends calendar addresses, which events owns.' },
});
