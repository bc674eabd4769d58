import type { Decided, SkillType, UnitCategory, UnitRef } from '@portal/contracts';
import { eventCategoryOf } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import type { actorOf, CallSuite, FixtureInput } from '@portal/test-kit';
import { endorse, endorsedSkill, holds, newClaim, newSkill, skillBody, someStudent } from './skills';

/** What the fixtures need to be there. */
interface World {
  /** Someone else. */
  other: ReturnType<typeof actorOf>;
}
type Input = FixtureInput<World>;
type Fixture = NonNullable<CallSuite<World>['calls']['listSkills']>;

/** The type that the caller decides about; the president any. */
const typeOf = ({ actor }: Input): SkillType => {
  const type = actor?.category && eventCategoryOf(actor.category);
  return type && type !== 'other' ? type : 'technical';
};
const otherTypeOf = (input: Input): SkillType => (typeOf(input) === 'sports' ? 'cultural' : 'sports');
const me = ({ actor }: Input) => ({ userId: actor?.userId ?? '' });

const waiting = async (input: Input, type = typeOf(input)) =>
  (await newClaim(input.service, someStudent(), { type }))._id;
const proposed = async (input: Input, type = typeOf(input)) =>
  (await newSkill(input.service, someStudent(), { type }))._id;
const REASON = { reason: 'Which project was it?' };

/** A coordinator has a unit; a general secretary and the president any of their category. */
const ownUnit = ({ actor }: Input): UnitRef => actor?.unit ?? unitOf(actor?.category ?? 'scitech');
const otherUnit = (input: Input): UnitRef => unitOf(ownUnit(input).category === 'sports' ? 'cultural' : 'sports');
const unitOf = (category: UnitCategory): UnitRef => ({ id: newId(), name: 'A club', category });
async function unitWithHolder({ service }: Input, unit: UnitRef): Promise<string> {
  await holds(service, someStudent(), { unit, holderId: newId() });
  return unit.id;
}

const listOfType: Fixture = {
  inScope: (input) => ({ params: { type: typeOf(input) } }),
  outOfScope: (input) => ({ params: { type: otherTypeOf(input) } }),
};

/** Decides about one of the caller's type and one of another, which is refused unless the caller is the president. */
const decisions: Fixture = {
  inScope: async (input) => ({
    body: { ids: [await waiting(input), await waiting(input, otherTypeOf(input))], decision: 'endorsed' },
  }),
  onlyInScope(answer) {
    const { decided, refused } = answer as Decided;
    if (decided.length !== 1 || refused.length !== 1) throw new Error(`decided beyond the scope: ${decided.join()}`);
  },
};

export const skillFixtures: CallSuite<World>['calls'] = {
  createSkill: { inScope: () => ({ body: skillBody({ claim: { proficiency_level: 'expert' } }) }) },
  claimSkill: {
    inScope: async ({ service }) => ({ body: { skill_id: (await endorsedSkill(service))._id } }),
    outOfScope: async ({ service, world }) => ({
      body: { skill_id: (await endorsedSkill(service))._id, user_id: world.other.userId },
    }),
  },
  listSkillOffers: { inScope: () => ({}) },
  changeClaim: {
    inScope: async ({ service, actor }) => ({
      params: { id: (await newClaim(service, actor))._id },
      body: { version: 1, proficiency_level: 'expert' },
    }),
    outOfScope: async (input) => ({
      params: { id: await waiting(input) },
      body: { version: 1, proficiency_level: 'expert' },
    }),
  },
  withdrawSkill: {
    inScope: async ({ service, actor }) => ({ params: { id: (await newClaim(service, actor))._id } }),
    outOfScope: async (input) => ({ params: { id: await waiting(input) } }),
  },
  listUserSkills: {
    inScope: (input) => ({ params: me(input) }),
    outOfScope: ({ world }) => ({ params: { userId: world.other.userId } }),
  },
  readUnitSkills: {
    inScope: async (input) => ({ params: { unitId: await unitWithHolder(input, ownUnit(input)) } }),
    outOfScope: async (input) => ({ params: { unitId: await unitWithHolder(input, otherUnit(input)) } }),
  },
  listUnendorsedSkills: listOfType,
  listUnendorsedUserSkills: listOfType,
  listEndorsedUserSkills: listOfType,
  endorseSkill: {
    inScope: async (input) => ({ params: { id: await proposed(input) } }),
    outOfScope: async (input) => ({ params: { id: await proposed(input, otherTypeOf(input)) } }),
  },
  returnSkill: {
    inScope: async (input) => ({ params: { id: await proposed(input) }, body: REASON }),
    outOfScope: async (input) => ({ params: { id: await proposed(input, otherTypeOf(input)) }, body: REASON }),
  },
  endorseUserSkill: {
    inScope: async (input) => ({ params: { id: await waiting(input) } }),
    outOfScope: async (input) => ({ params: { id: await waiting(input, otherTypeOf(input)) } }),
  },
  returnUserSkill: {
    inScope: async (input) => ({ params: { id: await waiting(input) }, body: REASON }),
    outOfScope: async (input) => ({ params: { id: await waiting(input, otherTypeOf(input)) }, body: REASON }),
  },
  decideUserSkills: decisions,
  withdrawEndorsement: {
    async inScope(input) {
      const id = await waiting(input);
      await endorse(input.service, input.actor, id);
      return { params: { id }, body: REASON };
    },
    /** Endorsed by someone else. */
    async outOfScope(input) {
      const id = await waiting(input);
      await endorse(input.service, 'PRESIDENT', id);
      return { params: { id }, body: REASON };
    },
  },
};
