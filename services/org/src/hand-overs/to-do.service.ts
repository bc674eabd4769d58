import type { HandOverKind } from '@portal/contracts';
import type { IdChoice } from '@portal/service-kit';
import type { HolderListRepository } from '../holders/holder-list.repository';
import type { Holder } from '../holders/holder.domain';
import type { CurrentTenure } from '../positions/current-tenure.service';
import type { CampusEvent } from '../read-copies/campus-event.domain';
import type { CampusEventRepository } from '../read-copies/campus-event.repository';
import type { RoomRequest } from '../read-copies/room-request.domain';
import type { RoomRequestRepository } from '../read-copies/room-request.repository';
import type { UnitFeedback } from '../read-copies/unit-feedback.domain';
import type { UnitFeedbackRepository } from '../read-copies/unit-feedback.repository';
import { doneOf, type DoneMark, type FirstOf, type Split, type Thing } from './done-mark.domain';

interface Dependencies {
  campusEvents: Pick<CampusEventRepository, 'listOpen'>;
  roomRequests: Pick<RoomRequestRepository, 'findOfUnit'>;
  unitFeedback: Pick<UnitFeedbackRepository, 'findOpenOfUnit'>;
  holderLists: Pick<HolderListRepository, 'listClaims'>;
  today: CurrentTenure;
}

/** Things of a kind that a unit has to do. */
type Source<Item> = (request: IdChoice & { limit: number }) => Promise<FirstOf<Item>>;

interface Sources extends Record<HandOverKind, Source<Thing>> {
  room_requests: Source<RoomRequest>;
  bookings: Source<RoomRequest>;
  events: Source<CampusEvent>;
  feedback: Source<UnitFeedback>;
  claims: Source<Holder>;
}

/** Many times what a unit plans. */
const MAX_EVENTS = 500;

export type ToDoService = ReturnType<typeof createToDoService>;

/** What a unit has to do: it is read from what other services tell, and gone once they have dealt with it. */
export function createToDoService(deps: Dependencies) {
  const { campusEvents, roomRequests, unitFeedback, holderLists, today } = deps;

  /** The things are read when they are asked for; the present titles of open events are there at once. */
  async function sourcesOf(unitId: string): Promise<{ sources: Sources; titles: ReadonlyMap<string, string> }> {
    const events = await campusEvents.listOpen(unitId, MAX_EVENTS);
    const titles = new Map(events.map(({ id, title }) => [id, title]));
    const requests = { unitId, eventIds: [...titles.keys()], from: today().day };
    const sources: Sources = {
      room_requests: ({ limit, ...choice }) =>
        roomRequests.findOfUnit({ ...requests, status: 'Pending', ...choice }, limit),
      bookings: ({ limit, ...choice }) =>
        roomRequests.findOfUnit({ ...requests, status: 'Approved', ...choice }, limit),
      events: async ({ limit, only, except = [] }) => {
        const chosen = events.filter(({ id }) => only?.includes(id) ?? !except.includes(id));
        return { items: chosen.slice(0, limit), total: chosen.length };
      },
      feedback: ({ limit, ...choice }) => unitFeedback.findOpenOfUnit({ unitId, ...choice }, limit),
      claims: (request) => holderLists.listClaims({ kind: 'unit', unitId }, request),
    };
    return { sources, titles };
  }

  /** All of it, of each kind at most `limit` that are open. */
  async function split(unitId: string, marks: readonly DoneMark[], limit: number) {
    const { sources, titles } = await sourcesOf(unitId);
    const of = <Item extends Thing>(kind: HandOverKind, source: Source<Item>) => {
      const ofKind = marks.filter((mark) => mark.kind === kind);
      return splitOne(source, ofKind, limit);
    };
    const [requests, bookings, events, feedback, claims] = await Promise.all([
      of('room_requests', sources.room_requests),
      of('bookings', sources.bookings),
      of('events', sources.events),
      of('feedback', sources.feedback),
      of('claims', sources.claims),
    ]);
    return { titles, room_requests: requests, bookings, events, feedback, claims };
  }

  /** Null when the unit does not have it to do. */
  async function find(unitId: string, kind: HandOverKind, thingId: string): Promise<Thing | null> {
    const { sources } = await sourcesOf(unitId);
    const { items } = await sources[kind]({ only: [thingId], limit: 1 });
    return items[0] ?? null;
  }

  return { sourcesOf, split, find };
}

/** First what is done, so that what is open is counted without it: a mark of what is over counts for nothing. */
async function splitOne<Item extends Thing>(
  source: Source<Item>,
  marks: readonly DoneMark[],
  limit: number,
): Promise<Split<Item>> {
  const only = marks.map(({ thingId }) => thingId);
  const marked = only.length > 0 ? (await source({ only, limit: only.length })).items : [];
  const done = doneOf(marked, marks);
  return { open: await source({ except: done.map(({ thing }) => thing.id), limit }), done };
}
