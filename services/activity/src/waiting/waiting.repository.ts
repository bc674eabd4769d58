import type { UnitCategory } from '@portal/contracts';
import { defineReadCopy, type Session, type Store } from '@portal/service-kit';
import * as waiting from './waiting.domain';
import type { WaitingThing } from './waiting.domain';

/** What waits for the decision of an officer. */
export const waitingCopy = defineReadCopy<WaitingThing>({
  name: 'waiting',
  handlerName: 'keepWaiting',
  of: {
    'records.skill.added.v1': waiting.ofProposedSkill,
    'records.skill.endorsed.v1': waiting.ofDecidedSkill,
    'records.skill.returned.v1': waiting.ofDecidedSkill,
    'records.user-skill': waiting.ofClaim,
    'records.user-skill.withdrawn.v1': waiting.ofWithdrawnClaim,
    'records.achievement': waiting.ofAchievement,
    'records.achievement.withdrawn.v1': waiting.ofWithdrawnAchievement,
  },
  // Of a category, by age.
  indexes: [{ category: 1, isWaiting: 1, since: 1, _id: 1 }],
});

/** What waits in a category for a person who does not decide about their own. */
export interface WaitingSelection {
  category: UnitCategory;
  without: string;
  /** Only what was waiting at this instant. */
  before: string;
}

export type WaitingRepository = ReturnType<typeof createWaitingRepository>;

export function createWaitingRepository(store: Pick<Store, 'connection'>) {
  const { model, copy } = waitingCopy.open(store);

  async function count(selection: WaitingSelection, session: Session | null = null): Promise<number> {
    return model.countDocuments(filterOf(selection)).session(session);
  }

  /** Those that wait longest first. */
  async function listOldest(selection: WaitingSelection, limit: number): Promise<WaitingThing[]> {
    return model.find(filterOf(selection)).sort({ since: 1, _id: 1 }).limit(limit).lean<WaitingThing[]>();
  }

  return { count, listOldest, copy };
}

function filterOf({ category, without, before }: WaitingSelection): object {
  return { category, isWaiting: true, since: { $lt: before }, ownerId: { $ne: without } };
}
