import { describeBadInput } from '../bad-input/describe-bad-input';
import type { CallSuite } from '../permissions/fixtures';
import { describePermissions } from '../permissions/describe-permissions';
import { startTestService } from '../test-service';
import { sampleCalls, sampleService, sampleUnitBody } from './sample-service';

const suite: CallSuite<undefined> = {
  start: () => startTestService(sampleService),
  calls: {
    listUnits: { inScope: () => ({}) },
    createUnit: {
      inScope: ({ actor }) => ({ body: sampleUnitBody(actor?.category && { category: actor.category }) }),
      outOfScope: () => ({ body: sampleUnitBody({ category: 'independent' }) }),
    },
    readClubData: {
      inScope: ({ actor }) => ({ params: { username: actor?.username ?? '' } }),
      outOfScope: () => ({ params: { username: 'someone.else@example.edu' } }),
    },
  },
};

describePermissions('org', suite, sampleCalls);
describeBadInput('org', suite, sampleCalls);
