import { describePaging, startTestService } from '@portal/test-kit';
import { addPosition, newUnit } from '../testing/positions';
import { orgService } from './index';

describePaging('org', {
  start: (clock) => startTestService(orgService, { clock }),
  lists: {
    listUnits: {
      as: 'STUDENT',
      collection: 'units',
      order: { nameKey: 1 },
      hasEqualValues: false,
      async seed(service) {
        await newUnit(service, 'Coding Club');
        return {};
      },
    },
    listPositions: {
      as: 'STUDENT',
      collection: 'positions',
      order: { key: 1 },
      async seed(service) {
        await addPosition(service, await newUnit(service, 'Coding Club'));
        return {};
      },
    },
  },
});
