import { APPROVAL_KINDS, type PendingCount, type PendingCounts, type UnitCategory } from '@portal/contracts';
import { defineReadCopy, scopeFilter, type Scope, type Session, type Store } from '@portal/service-kit';
import * as pending from './pending.domain';
import type { PendingItem, PendingKind } from './pending.domain';

/** What waits for an officer. */
export const pendingCopy = defineReadCopy<PendingItem>({
  name: 'pending',
  handlerName: 'keepPending',
  of: {
    'records.skill.added.v1': pending.ofProposedSkill,
    'records.skill.endorsed.v1': pending.ofDecidedSkill,
    'records.skill.returned.v1': pending.ofDecidedSkill,
    'records.user-skill': pending.ofClaim,
    'records.user-skill.withdrawn.v1': pending.ofWithdrawnClaim,
    'records.achievement': pending.ofAchievement,
    'records.achievement.withdrawn.v1': pending.ofWithdrawnAchievement,
    'org.holder': pending.ofPositionClaim,
    'org.holder.removed.v1': pending.ofWithdrawnPositionClaim,
    'feedback.feedback.given.v1': pending.ofFeedback,
    'feedback.feedback.resolved.v1': pending.ofResolvedFeedback,
    'events.room-request.submitted.v1': pending.ofRoomRequest,
    'events.room-request.approved.v1': pending.ofClosedRoomRequest,
    'events.room-request.rejected.v1': pending.ofClosedRoomRequest,
    'events.room-request.withdrawn.v1': pending.ofClosedRoomRequest,
    'events.room-request.released.v1': pending.ofReleasedRoomRequest,
  },
  indexes: [
    // What waits of a category, by age.
    { category: 1, isWaiting: 1, since: 1, _id: 1 },
    // How much waits, for each kind of reader.
    { isWaiting: 1, kind: 1, since: 1 },
    { unitId: 1, isWaiting: 1 },
  ],
});

/** What the endorsement panel decides about; of a claimed position the officers are notified when it is claimed. */
const DIGEST_KINDS: PendingKind[] = ['user-skills', 'skills', 'achievements'];

const FORMER = 'waiting';

/** What a digest says of what waits. */
type DigestItem = Required<Pick<PendingItem, 'label' | 'since'>>;

/** What waits in a category for a person who does not decide about their own. */
export interface DigestSelection {
  category: UnitCategory;
  without: string;
  /** Only what was waiting at this instant. */
  before: string;
}

interface CountOfKind {
  _id: PendingKind;
  total: number;
  oldest: string;
}

export type PendingRepository = ReturnType<typeof createPendingRepository>;

export function createPendingRepository(store: Pick<Store, 'connection'>) {
  const { model, copy } = pendingCopy.open(store);

  async function count(selection: DigestSelection, session: Session | null = null): Promise<number> {
    return model.countDocuments(filterOf(selection)).session(session);
  }

  /** Those that wait longest first. */
  async function listOldest(selection: DigestSelection, limit: number): Promise<DigestItem[]> {
    return model.find(filterOf(selection)).sort({ since: 1, _id: 1 }).limit(limit).lean<DigestItem[]>();
  }

  /** How many of each kind wait within the scope of a person, and since when; their own are for others to decide. */
  async function countByKind(scope: Scope, without: string): Promise<PendingCounts> {
    const counted = await model.aggregate<CountOfKind>([
      {
        $match: {
          ...scopeFilter(scope, { unit: 'unitId', category: 'category' }),
          isWaiting: true,
          ownerId: { $ne: without },
        },
      },
      { $group: { _id: '$kind', total: { $sum: 1 }, oldest: { $min: '$since' } } },
    ]);
    const found = new Map(counted.map(({ _id: kind, total, oldest }) => [kind, { total, oldest }]));
    const countOf = (kind: PendingKind): PendingCount => found.get(kind) ?? { total: 0, oldest: null };
    const approvals = Object.fromEntries(APPROVAL_KINDS.map((kind) => [kind, countOf(kind)]));
    return { approvals: approvals as PendingCounts['approvals'], feedback: countOf('feedback') };
  }

  /** The copy of earlier builds, without rooms and positions. */
  async function dropFormer(): Promise<void> {
    const collections = await store.connection.listCollections();
    if (collections.some(({ name }) => name === FORMER)) await store.connection.dropCollection(FORMER);
  }

  return { count, listOldest, countByKind, dropFormer, copy };
}

function filterOf({ category, without, before }: DigestSelection): object {
  return { category, isWaiting: true, kind: { $in: DIGEST_KINDS }, since: { $lt: before }, ownerId: { $ne: without } };
}
