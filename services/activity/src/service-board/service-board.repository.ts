import type { EventStatus } from '@portal/contracts';
import type { Model } from 'mongoose';
import type { CountedCase, CountedEvent } from './service-board.domain';
import type { ServiceCopies } from './service-copies.repository';
import type { Turnout } from './turnout.domain';

type Counts = ReadonlyMap<string, number>;

export type ServiceBoardRepository = ReturnType<typeof createServiceBoardRepository>;

/** The lists are as long as a year is. */
export function createServiceBoardRepository(copies: ServiceCopies) {
  const [cases, events] = [copies.cases.model, copies.events.model];
  const [places, checkIns] = [copies.places.model, copies.checkIns.model];

  /** Also the reviews since then, of whatever request. */
  async function listCases(since: Date): Promise<CountedCase[]> {
    return cases.find({ at: { $gte: since } }, CASE_FIELDS).lean<CountedCase[]>();
  }

  /** Those that ended in this month (`YYYY-MM`) or later, or would have. */
  async function listEvents(since: string): Promise<CountedEvent[]> {
    const filter = { month: { $gte: since }, status: { $in: COUNTED_STATUSES } };
    return events.find(filter, { category: 1, status: 1 }).lean<CountedEvent[]>();
  }

  /** Who has a place and who came, by event. */
  async function countTurnout(eventIds: readonly string[]): Promise<{ places: Counts; checkIns: Counts }> {
    const [taken, came] = await Promise.all([countByEvent(places, eventIds), countByEvent(checkIns, eventIds)]);
    return { places: taken, checkIns: came };
  }

  return { listCases, listEvents, countTurnout };
}

const COUNTED_STATUSES: EventStatus[] = ['completed', 'cancelled'];
const CASE_FIELDS = { _id: 0, caseId: 1, kind: 1, category: 1, eventId: 1, at: 1, answeredAt: 1 };

async function countByEvent(turnout: Model<Turnout>, eventIds: readonly string[]): Promise<Counts> {
  const counted = await turnout.aggregate<{ _id: string; count: number }>([
    { $match: { eventId: { $in: [...eventIds] }, counts: true } },
    { $group: { _id: '$eventId', count: { $sum: 1 } } },
  ]);
  return new Map(counted.map(({ _id, count }) => [_id, count]));
}
