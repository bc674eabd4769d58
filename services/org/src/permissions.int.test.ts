import type { UnitAnswer } from '@portal/contracts';
import { categoryOfRole, UNIT_CATEGORIES } from '@portal/contracts';
import type { CallSuite, FixtureInput } from '@portal/test-kit';
import {
  actorOf,
  describeBadInput,
  describePermissions,
  describeTelling,
  roleOf,
  startTestService,
} from '@portal/test-kit';
import { orgService } from './index';

interface World {
  /** A unit a category, by its category. */
  contacts: Record<string, string>;
}

let count = 0;
const draft = (category: string) => ({
  name: `Unit ${(count += 1)}`,
  type: 'Club',
  category,
  contact_info: { email: `unit.${count}@example.edu` },
});
const ownCategory = ({ caller }: FixtureInput<World>) => categoryOfRole(roleOf(caller) ?? 'STUDENT') ?? 'scitech';
const otherCategory = (input: FixtureInput<World>) => (ownCategory(input) === 'sports' ? 'cultural' : 'sports');

const suite: CallSuite<World> = {
  start: () => startTestService(orgService),
  async seed(service) {
    const contacts: Record<string, string> = {};
    for (const category of UNIT_CATEGORIES) {
      const path = '/api/orgUnit/create';
      const { body } = await service.request<UnitAnswer>('PRESIDENT', 'POST', path, draft(category));
      contacts[category] = body.contact_info.email;
    }
    return { contacts };
  },
  calls: {
    listUnits: { inScope: () => ({}) },
    createUnit: {
      inScope: (input) => ({ body: draft(ownCategory(input)) }),
      outOfScope: (input) => ({ body: draft(otherCategory(input)) }),
    },
    readClubData: {
      actor: ({ caller, world }) =>
        caller === 'visitor'
          ? null
          : actorOf(caller, caller === 'CLUB_COORDINATOR' ? { username: world.contacts.scitech ?? '' } : {}),
      inScope: (input) => ({ params: { username: input.world.contacts[ownCategory(input)] ?? '' } }),
      outOfScope: (input) => ({ params: { username: input.world.contacts[otherCategory(input)] ?? '' } }),
    },
  },
};

describePermissions('org', suite);
describeBadInput('org', suite);
describeTelling('org', suite);
