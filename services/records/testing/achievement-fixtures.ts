import { eventCategoryOf, type AchievementAnswer, type AchievementType } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { actorOf, type CallSuite, type FixtureInput } from '@portal/test-kit';
import { achievementDraft, clubEvent, newAchievement, verify } from './achievements';
import { pdfOf, sendCertificate } from './certificates';
import { someStudent } from './skills';

interface World {
  /** Someone else. */
  other: Actor;
}
type Input = Pick<FixtureInput<World>, 'caller' | 'service'>;
type Draft = Parameters<typeof newAchievement>[2];

const idOf = (actor: Actor | null) => actor?.userId ?? '';

/** The type that the caller decides about, and one that the caller does not. */
function typesOf(caller: FixtureInput<World>['caller']): { own: AchievementType; other: AchievementType } {
  const { category } = actorOf(caller === 'visitor' ? 'STUDENT' : caller);
  const own = category ? eventCategoryOf(category) : 'technical';
  return { own, other: own === 'sports' ? 'cultural' : 'sports' };
}

/** Another student's achievement that the caller decides about: of their type, and of an event of their unit. */
async function decidable({ caller, service }: Input): Promise<AchievementAnswer> {
  const { own: type } = typesOf(caller);
  return newAchievement(service, someStudent(), { type, event_id: clubEvent.eventId });
}

/** Another student's, of another type and of no event. */
async function beyond({ caller, service }: Input): Promise<AchievementAnswer> {
  return newAchievement(service, someStudent(), { type: typesOf(caller).other });
}

/** A person's achievement with a file. */
async function withFile({ service }: Pick<Input, 'service'>, owner: Actor, changes: Draft): Promise<AchievementAnswer> {
  const { body } = await sendCertificate(service, owner, pdfOf('award'));
  return newAchievement(service, owner, { ...changes, certificate_id: body._id });
}

/** Throws where a list shows a coordinator or a general secretary what another decides about. */
function onlyOwn<W extends World>(answer: unknown, { caller }: FixtureInput<W>): void {
  const shown = answer as AchievementAnswer[];
  if (shown.length === 0) throw new Error('The list is empty.');
  const { own } = typesOf(caller);
  const isOwn = (entry: AchievementAnswer) =>
    caller === 'CLUB_COORDINATOR' ? entry.event_id?._id === clubEvent.eventId : entry.type === own;
  if (!shown.every(isOwn)) throw new Error(`The list shows ${caller} what others decide about.`);
}

const byId = ({ _id: id }: AchievementAnswer) => ({ params: { id } });

/** Of a person whose profile is complete, who makes the calls about what is their own. */
export function ownAchievementFixtures<W extends World>(
  actor: (input: Omit<FixtureInput<W>, 'actor'>) => Promise<Actor | null>,
): CallSuite<W>['calls'] {
  const ofOwner = (owner: Actor | null, { service }: Pick<Input, 'service'>) => newAchievement(service, owner as Actor);
  const ofUser = {
    actor,
    inScope: (input: FixtureInput<W>) => ({ params: { userId: idOf(input.actor) } }),
    outOfScope: ({ world }: FixtureInput<W>) => ({ params: { userId: world.other.userId } }),
  };
  return {
    addAchievement: {
      actor,
      inScope: () => ({ body: achievementDraft() }),
      outOfScope: ({ world }) => ({ body: achievementDraft({ user_id: world.other.userId }) }),
    },
    changeAchievement: {
      actor,
      inScope: async (input) => ({ ...byId(await ofOwner(input.actor, input)), body: { version: 1, title: 'Other' } }),
      outOfScope: async (input) => ({ ...byId(await beyond(input)), body: { version: 1, title: 'Other' } }),
    },
    withdrawAchievement: {
      actor,
      inScope: async (input) => byId(await ofOwner(input.actor, input)),
      outOfScope: async (input) => byId(await beyond(input)),
    },
    listAchievements: ofUser,
    countAchievements: ofUser,
    readCertificate: {
      actor,
      async inScope(input) {
        if (input.caller !== 'STUDENT' && input.caller !== 'STUDENT_NOT_ONBOARDED') {
          const { own: type } = typesOf(input.caller);
          return byId(await withFile(input, someStudent(), { type, event_id: clubEvent.eventId }));
        }
        return byId(await withFile(input, input.actor as Actor, {}));
      },
      outOfScope: async (input) => byId(await withFile(input, someStudent(), { type: typesOf(input.caller).other })),
    },
  };
}

/** Of officers, who decide about what others recorded. */
export function judgedAchievementFixtures<W extends World>(): CallSuite<W>['calls'] {
  const reason = 'Which year?';
  const verified = async (input: FixtureInput<W>, by: Actor | null) => {
    const achievement = await decidable(input);
    await verify(input.service, by, achievement._id);
    return achievement;
  };
  return {
    listUnendorsedAchievements: {
      async inScope(input) {
        await decidable(input);
        await beyond(input);
        return { params: { type: 'all' }, query: { limit: '200' } };
      },
      onlyInScope: onlyOwn,
    },
    listVerifiedAchievements: {
      async inScope(input) {
        await verified(input, input.actor);
        const { _id } = await beyond(input);
        await verify(input.service, 'PRESIDENT', _id);
        return { params: { type: 'all' }, query: { limit: '200' } };
      },
      onlyInScope: onlyOwn,
    },
    verifyAchievement: {
      inScope: async (input) => ({ ...byId(await decidable(input)), body: {} }),
      outOfScope: async (input) => ({ ...byId(await beyond(input)), body: {} }),
    },
    returnAchievement: {
      inScope: async (input) => ({ ...byId(await decidable(input)), body: { reason } }),
      outOfScope: async (input) => ({ ...byId(await beyond(input)), body: { reason } }),
    },
    decideAchievements: {
      async inScope(input) {
        const ids = [(await decidable(input))._id, (await beyond(input))._id];
        return { body: { ids, decision: 'verified' } };
      },
      onlyInScope(answer) {
        const { decided, refused } = answer as { decided: string[]; refused: object[] };
        if (decided.length !== 1 || refused.length !== 1) throw new Error('Decided about what another decides.');
      },
    },
    withdrawVerification: {
      inScope: async (input) => ({ ...byId(await verified(input, input.actor)), body: { reason } }),
      outOfScope: async (input) => ({ ...byId(await verified(input, actorOf('PRESIDENT'))), body: { reason } }),
    },
  };
}
