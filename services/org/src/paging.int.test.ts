import { describePaging, startTestService, type TestService } from '@portal/test-kit';
import { appoint, claim, newStudent } from '../testing/holders';
import { addPosition, newUnit } from '../testing/positions';
import { orgService } from './index';

const positionOf = async (service: TestService) => addPosition(service, await newUnit(service, 'Coding Club'));

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
    listHolders: {
      as: 'PRESIDENT',
      collection: 'holders',
      order: { order: -1 },
      hasEqualValues: false,
      seed: async (service) => {
        await appoint(service, await newStudent(service), await positionOf(service));
        return {};
      },
    },
    listTenure: {
      as: 'STUDENT',
      collection: 'holders',
      // Its rows are alike in unit, position and name, so that their ids alone order them.
      order: { order: 1 },
      hasEqualValues: false,
      seed: async (service) => {
        await appoint(service, await newStudent(service), await positionOf(service));
        return { query: { tenure_year: '2026-2027' } };
      },
    },
    listClaims: {
      as: 'PRESIDENT',
      collection: 'holders',
      order: { updatedAt: 1 },
      seed: async (service) => {
        await claim(service, await newStudent(service), await positionOf(service));
        return {};
      },
    },
    listOwnPositions: {
      as: 'PRESIDENT',
      collection: 'holders',
      order: { order: -1 },
      hasEqualValues: false,
      seed: async (service) => {
        const person = await newStudent(service);
        await appoint(service, person, await positionOf(service));
        return { params: { userId: person.userId } };
      },
    },
  },
});
