import type { HolderAnswer, OwnHolding, PositionAnswer, UnitAnswer, UnitCategory } from '@portal/contracts';
import { categoryOfRole, UNIT_CATEGORIES } from '@portal/contracts';
import { newId, type Actor } from '@portal/service-kit';
import type { CallSuite, FixtureInput, ServiceDouble, TestService } from '@portal/test-kit';
import {
  actorOf,
  CALLER_KINDS,
  callerOf,
  describeBadInput,
  describePermissions,
  describeEmittedEvents,
  describeRepeatedWrites,
  eventOf,
  roleOf,
  startServiceDouble,
  startTestService,
  testClock,
} from '@portal/test-kit';
import { handOverFixtures } from '../testing/hand-over-fixtures';
import { check, upload } from '../testing/imports';
import { statisticsFixture } from '../testing/statistics';
import { orgService } from './index';

const TENURE = '2026-2027';
/** In its last month, in which holders write notes for their successors. */
const clock = testClock('2027-03-10T06:00:00Z');

interface World {
  /** A unit a category, by its category. */
  units: Record<string, string>;
}

/** A double of auth, which knows whose unit is which: here the coordinator of a category is named after it. */
let auth: ServiceDouble;
let unitsOfCoordinators: Record<string, string> = {};
beforeAll(async () => {
  auth = await startServiceDouble(({ path }) => {
    const category = UNIT_CATEGORIES.find((one) => path.includes(encodeURIComponent(coordinatorOf(one))));
    return { body: { unit: category ? { id: unitsOfCoordinators[category], name: '', category } : null } };
  });
});
afterAll(async () => auth.stop());
const coordinatorOf = (category: string) => `${category}@example.edu`;

let count = 0;
const draft = (category: string) => ({
  name: `Unit ${(count += 1)}`,
  type: 'Club',
  category,
  contact_info: { email: `unit.${count}@example.edu` },
});
async function unitIn(service: TestService, category: string): Promise<{ id: string }> {
  const path = '/api/orgUnit/create';
  return { id: (await service.request<UnitAnswer>('PRESIDENT', 'POST', path, draft(category))).body._id };
}
const ownCategory = ({ caller }: FixtureInput<World>) => categoryOfRole(roleOf(caller) ?? 'STUDENT') ?? 'scitech';
const otherCategory = (input: FixtureInput<World>) => (ownCategory(input) === 'sports' ? 'cultural' : 'sports');

const position = (unitId: string | undefined) => ({
  title: 'Web Lead',
  unit_id: unitId,
  position_type: 'Team Lead',
  responsibilities: ['Keep the site up'],
});
async function positionIn(service: TestService, unitId: string | undefined): Promise<{ id: string }> {
  const path = '/api/positions/add-position';
  return { id: (await service.request<PositionAnswer>('PRESIDENT', 'POST', path, position(unitId))).body._id };
}
/** Announced to org as by auth, so that they can be appointed. */
async function newPerson(service: TestService, userId = newId()): Promise<string> {
  const { username = `${userId}@example.edu` } = CALLER_KINDS.map(callerOf).find((one) => one?.userId === userId) ?? {};
  const account = { version: 1, userId, username, name: 'Asha Rao', role: 'STUDENT' } as const;
  await service.deliver(eventOf('auth.account.registered.v1', account));
  return userId;
}
type Named = { id: string };
const holding = async (service: TestService, unitId: string | undefined, userId?: string) => ({
  user_id: await newPerson(service, userId),
  position_id: (await positionIn(service, unitId)).id,
  tenure_year: TENURE,
});
async function holderIn(service: TestService, unitId: string | undefined): Promise<Named> {
  const path = '/api/positions/add-position-holder';
  const body = await holding(service, unitId);
  return { id: (await service.request<OwnHolding>('PRESIDENT', 'POST', path, body)).body._id };
}
/** A claim of this person, or of a new one. */
async function claimIn(service: TestService, unitId: string | undefined, userId = newId()): Promise<Named> {
  const path = '/api/positions/add-position-holder';
  const body = await holding(service, unitId, userId);
  return { id: (await service.request<OwnHolding>(actorOf('STUDENT', { userId }), 'POST', path, body)).body._id };
}
/** A position of the unit that this person holds, or the caller. */
async function heldBy(
  { service, actor }: Pick<FixtureInput<World>, 'service' | 'actor'>,
  unitId: string | undefined,
  userId = actor?.userId,
) {
  const path = '/api/positions/add-position-holder';
  const body = await holding(service, unitId, userId);
  const appointing = actorOf('PRESIDENT', { userId: newId() });
  return { positionId: (await service.request<OwnHolding>(appointing, 'POST', path, body)).body.position_id._id };
}
/** A coordinator is that of the scitech unit, like everybody whose role has no category. */
const officer = ({ caller, world }: Omit<FixtureInput<World>, 'actor'>) =>
  caller === 'visitor'
    ? null
    : actorOf(caller, { ...(caller === 'CLUB_COORDINATOR' && { unit: unitOf(world, 'scitech') }) });
const unitOf = ({ units }: World, category: UnitCategory) => ({ id: units[category] ?? '', name: '', category });
const ownUnit = (input: FixtureInput<World>) => input.world.units[ownCategory(input)] ?? '';
const otherUnit = (input: FixtureInput<World>) => input.world.units[otherCategory(input)];

const UNITS_FILE = new TextEncoder().encode('Name,Type,Category,Contact email\nRobotics,Club,SciTech,r@example.edu\n');
/** A file of units, of a category that its owner may manage. */
async function importOf(service: TestService, owner: Actor | null): Promise<Named> {
  const category = owner ? (categoryOfRole(owner.role) ?? 'scitech') : 'scitech';
  const { name, type, contact_info } = draft(category);
  const file = `Name,Type,Category,Contact email\n${name},${type},${category},${contact_info.email}\n`;
  return { id: (await upload(service, owner, 'units', file)).body._id };
}
async function checkedImportOf(service: TestService, owner: Actor | null) {
  const params = await importOf(service, owner);
  const match = { name: 0, type: 1, category: 2, 'contact_info.email': 3 };
  const { body } = await check(service, owner, { _id: params.id, match });
  return { params, body: { version: body.version } };
}
const someoneElse = ({ caller }: FixtureInput<World>) =>
  actorOf(caller === 'PRESIDENT' ? 'GENSEC_SPORTS' : 'PRESIDENT', { userId: newId() });

const suite: CallSuite<World> = {
  start: () => startTestService(orgService, { clock, env: { AUTH_URL: auth.url } }),
  async seed(service) {
    const units: Record<string, string> = {};
    for (const category of UNIT_CATEGORIES) {
      const path = '/api/orgUnit/create';
      const { body } = await service.request<UnitAnswer>('PRESIDENT', 'POST', path, draft(category));
      units[category] = body._id;
    }
    unitsOfCoordinators = units;
    return { units };
  },
  emittedElsewhere: ['org.holder.claimed.v1', 'org.holder.refused.v1', 'org.holder.ended.v1'],
  calls: {
    readUnitStatistics: statisticsFixture(draft),
    listUnits: { inScope: () => ({}) },
    createUnit: {
      inScope: (input) => ({ body: draft(ownCategory(input)) }),
      outOfScope: (input) => ({ body: draft(otherCategory(input)) }),
    },
    changeUnit: {
      inScope: async (input) => ({
        params: await unitIn(input.service, ownCategory(input)),
        body: { description: 'We meet on Fridays.' },
      }),
      outOfScope: async (input) => ({
        params: await unitIn(input.service, otherCategory(input)),
        body: { description: 'We meet on Fridays.' },
      }),
    },
    readUnit: { inScope: (input) => ({ params: { id: ownUnit(input) } }) },
    readClubData: {
      actor: (input) => {
        const actor = officer(input);
        return actor?.role === 'CLUB_COORDINATOR' ? { ...actor, username: coordinatorOf('scitech') } : actor;
      },
      inScope: (input) => ({ params: { username: coordinatorOf(ownCategory(input)) } }),
      outOfScope: (input) => ({ params: { username: coordinatorOf(otherCategory(input)) } }),
    },
    listPositions: { inScope: () => ({}) },
    addPosition: {
      actor: officer,
      inScope: (input) => ({ body: position(ownUnit(input)) }),
      outOfScope: (input) => ({ body: position(otherUnit(input)) }),
    },
    changePosition: {
      actor: officer,
      inScope: async (input) => ({
        params: await positionIn(input.service, ownUnit(input)),
        body: { title: 'Web Head', requirements: { min_year: 2 } },
      }),
      outOfScope: async (input) => ({
        params: await positionIn(input.service, otherUnit(input)),
        body: { title: 'Web Head' },
      }),
    },
    removePosition: {
      actor: officer,
      inScope: async (input) => ({ params: await positionIn(input.service, ownUnit(input)) }),
      outOfScope: async (input) => ({ params: await positionIn(input.service, otherUnit(input)) }),
    },
    listHolders: { inScope: () => ({}) },
    listTenure: { inScope: () => ({}) },
    listClaims: {
      actor: officer,
      async inScope({ service, world }) {
        for (const unitId of Object.values(world.units)) await claimIn(service, unitId);
        return {};
      },
      onlyInScope(answer, input) {
        const units = (answer as HolderAnswer[]).map(({ position_id: position }) => position.unit_id._id);
        const isPresident = input.caller === 'PRESIDENT';
        expect(new Set(units)).toEqual(new Set(isPresident ? Object.values(input.world.units) : [ownUnit(input)]));
      },
    },
    appointHolder: {
      actor: officer,
      inScope: async (input) => ({
        body: await holding(
          input.service,
          ownUnit(input),
          roleOf(input.caller) === 'STUDENT' ? input.actor?.userId : undefined,
        ),
      }),
      outOfScope: async (input) => ({ body: await holding(input.service, otherUnit(input)) }),
    },
    changeHolder: {
      actor: officer,
      inScope: async (input) => ({
        params: await holderIn(input.service, ownUnit(input)),
        body: { performance_metrics: { events_organized: 3 } },
      }),
      outOfScope: async (input) => ({
        params: await holderIn(input.service, otherUnit(input)),
        body: { performance_metrics: { events_organized: 3 } },
      }),
    },
    removeHolder: {
      actor: officer,
      inScope: async (input) => ({ params: await holderIn(input.service, ownUnit(input)) }),
      outOfScope: async (input) => ({ params: await holderIn(input.service, otherUnit(input)) }),
    },
    listHolderHistory: {
      actor: officer,
      inScope: async (input) => ({ params: await holderIn(input.service, ownUnit(input)) }),
      outOfScope: async (input) => ({ params: await holderIn(input.service, otherUnit(input)) }),
    },
    confirmHolder: {
      actor: officer,
      inScope: async (input) => ({ params: await claimIn(input.service, ownUnit(input)) }),
      outOfScope: async (input) => ({ params: await claimIn(input.service, otherUnit(input)) }),
    },
    withdrawClaim: {
      inScope: async (input) => ({
        params: await claimIn(input.service, ownUnit(input), input.actor?.userId),
      }),
      outOfScope: async (input) => ({ params: await claimIn(input.service, ownUnit(input)) }),
    },
    uploadImport: { inScope: () => ({ file: UNITS_FILE, body: { kind: 'units' } }) },
    readImport: {
      inScope: async (input) => ({ params: await importOf(input.service, input.actor) }),
      outOfScope: async (input) => ({ params: await importOf(input.service, someoneElse(input)) }),
    },
    checkImport: {
      inScope: async (input) => ({
        params: await importOf(input.service, input.actor),
        body: { columns: { name: 0 } },
      }),
      outOfScope: async (input) => ({
        params: await importOf(input.service, someoneElse(input)),
        body: { columns: { name: 0 } },
      }),
    },
    applyImport: {
      inScope: async (input) => checkedImportOf(input.service, input.actor),
      outOfScope: async (input) => checkedImportOf(input.service, someoneElse(input)),
    },
    followImport: {
      inScope: async (input) => ({ params: await importOf(input.service, input.actor) }),
      outOfScope: async (input) => ({ params: await importOf(input.service, someoneElse(input)) }),
    },
    readUnitWork: {
      actor: officer,
      inScope: (input) => ({ params: { id: ownUnit(input) } }),
      outOfScope: (input) => ({ params: { id: otherUnit(input) ?? '' } }),
    },
    ...handOverFixtures({ actor: officer, ownUnit, otherUnit, heldBy }),
    listOwnPositions: {
      inScope: (input) => ({ params: { userId: input.actor?.userId ?? newId() } }),
      outOfScope: () => ({ params: { userId: newId() } }),
    },
  },
};

describePermissions('org', suite);
describeBadInput('org', suite);
describeEmittedEvents('org', suite);
describeRepeatedWrites('org', suite);
