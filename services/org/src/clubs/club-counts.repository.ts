import type { Store } from '@portal/service-kit';
import type { ClubCounts } from './club.domain';

interface Counted {
  unitId: string;
  /** Whose own achievements are not theirs to verify. */
  readerId: string;
  now: Date;
  tenures: { current: string; previous: string };
}

export type ClubCountsRepository = ReturnType<typeof createClubCountsRepository>;

/** Counts across the collections of other modules in one query, which reads keys of indexes and no document. */
export function createClubCountsRepository({ connection }: Pick<Store, 'connection'>) {
  const units = connection.collection('units');

  async function count(counted: Counted): Promise<ClubCounts> {
    const found = await units.aggregate<{ _id: keyof ClubCounts; n: number }>(pipelineOf(counted)).toArray();
    const none: ClubCounts = {
      events: 0,
      upcomingEvents: 0,
      members: 0,
      formerMembers: 0,
      openFeedback: 0,
      pendingAchievements: 0,
      ownPendingAchievements: 0,
    };
    return { ...none, ...Object.fromEntries(found.map(({ _id, n }) => [_id, n])) };
  }

  return { count };
}

/** A pipeline begins with a query of its own collection, which finds nothing here. */
const NOTHING = { $match: { _id: null } };

export function pipelineOf({ unitId, readerId, now, tenures }: Counted) {
  const holders = { 'unit.id': unitId, confirmation: 'confirmed' };
  const pending = { unitId, state: 'pending' };
  const counts: Record<keyof ClubCounts, [coll: string, filter: object]> = {
    events: ['campus_events', { unitId }],
    upcomingEvents: ['campus_events', { unitId, status: 'planned', start: { $gt: now } }],
    members: ['holders', { ...holders, tenureYear: tenures.current, status: 'active' }],
    formerMembers: ['holders', { ...holders, tenureYear: tenures.previous, status: { $in: ['active', 'completed'] } }],
    openFeedback: ['unit_feedback', { unitId, resolved: false }],
    pendingAchievements: ['unit_achievements', pending],
    ownPendingAchievements: ['unit_achievements', { ...pending, userId: readerId }],
  };
  return [
    NOTHING,
    ...Object.entries(counts).map(([_id, [coll, filter]]) => ({
      $unionWith: { coll, pipeline: [{ $match: filter }, { $group: { _id, n: { $sum: 1 } } }] },
    })),
  ];
}
