import {
  beginningOf,
  TEXT_LIMITS,
  type HandOverAnswer,
  type HandOverMark,
  type HandOverNotes,
  type UnitWork,
} from '@portal/contracts';
import type { CampusEvent } from '../read-copies/campus-event.domain';
import type { Holder } from '../holders/holder.domain';
import type { Position } from '../positions/position.domain';
import type { RoomRequest } from '../read-copies/room-request.domain';
import type { UnitFeedback } from '../read-copies/unit-feedback.domain';
import type { Unit } from '../units/unit.domain';
import type { DoneMark, FirstOf, Split } from './done-mark.domain';
import type { Holding, Notes, WritingTime } from './hand-over.domain';

/** What waits for the officers of a unit. */
interface Work {
  pending: FirstOf<RoomRequest>;
  feedback: FirstOf<UnitFeedback>;
  /** The present titles of events. */
  titles: ReadonlyMap<string, string>;
}

/** What a unit has to do, open and done. */
interface ToDo {
  room_requests: Split<RoomRequest>;
  bookings: Split<RoomRequest>;
  events: Split<CampusEvent>;
  feedback: Split<UnitFeedback>;
  claims: Split<Holder>;
  /** The present titles of events. */
  titles: ReadonlyMap<string, string>;
}

export interface HandOver {
  position: Position;
  unit: Unit;
  tenureYear: string;
  tenures: string[];
  holdings: readonly Holding[];
  notes: readonly Notes[];
  readerId: string;
  /** Null for readers who do not hold the position in the tenure. */
  writing: (WritingTime & { isOpen: boolean }) | null;
  people: FirstOf<Holder>;
  toDo: ToDo;
}

/** As many as one list shows. */
export const MAX_LISTED = 20;

export function handOverAnswerOf(handOver: HandOver): HandOverAnswer {
  const { position, unit, tenureYear, tenures, holdings, notes, readerId, writing } = handOver;
  const held = holdings.filter((holding) => holding.tenureYear === tenureYear);
  return {
    position: {
      _id: position.id,
      title: position.title,
      unit_id: { _id: unit.id, name: unit.name, category: unit.category },
    },
    tenure_year: tenureYear,
    tenures,
    held_by: held.map(({ person }) => person.name),
    notes: notes.map((one) => notesAnswerOf(one, readerId, held)),
    ...(writing && { writing: { from: writing.from, until: writing.until, is_open: writing.isOpen } }),
    contact_info: { email: unit.contact.email },
    budget_info: { allocated_budget: unit.budget.allocated, spent_amount: unit.budget.spent },
    people: linesOf(handOver.people, (holder) => ({
      _id: holder.id,
      name: holder.person.name,
      position: holder.position.title,
    })),
    ...toDoAnswerOf(handOver.toDo, holdings),
  };
}

function toDoAnswerOf(
  { room_requests: requests, bookings, events, feedback, claims, titles }: ToDo,
  holdings: readonly Holding[],
) {
  const roomLine = (request: RoomRequest) => roomRequestLineOf(request, titles);
  const linesOfKind = <Item, Line>({ open, done }: Split<Item>, lineOf: (item: Item) => Line) => ({
    items: [
      ...open.items.map(lineOf),
      ...done.slice(0, MAX_LISTED).map(({ thing, mark }) => ({ ...lineOf(thing), ...markAnswerOf(mark, holdings) })),
    ],
    total: open.total + done.length,
    open: open.total,
  });
  return {
    room_requests: linesOfKind(requests, roomLine),
    bookings: linesOfKind(bookings, roomLine),
    events: linesOfKind(events, eventLineOf),
    feedback: linesOfKind(feedback, feedbackLineOf),
    claims: linesOfKind(claims, claimLineOf),
  };
}

/** With the present name of who set it, as long as there is a record of them as a holder. */
export function markAnswerOf(mark: DoneMark | null, holdings: readonly Holding[] = []): HandOverMark {
  return mark ? { done: { by: presentName(mark.by, holdings), at: mark.at.toISOString() } } : {};
}

const presentName = ({ id, name }: { id: string; name: string }, holdings: readonly Holding[]) =>
  holdings.find(({ person }) => person.id === id)?.person.name ?? name;

export function unitWorkAnswerOf({ pending, feedback, titles }: Work): UnitWork {
  return {
    room_requests: linesOf(pending, (request) => roomRequestLineOf(request, titles)),
    feedback: linesOf(feedback, feedbackLineOf),
  };
}

/** With the author's present name, as long as there is a record of the holder. */
export function notesAnswerOf(
  { id, version, author, text, updatedAt }: Notes,
  readerId: string,
  holdings: readonly Holding[] = [],
): HandOverNotes {
  return {
    _id: id,
    version,
    author: presentName(author, holdings),
    text,
    updated_at: updatedAt.toISOString(),
    ...(author.id === readerId && { is_own: true }),
  };
}

function linesOf<Item, Line>({ items, total }: FirstOf<Item>, lineOf: (item: Item) => Line) {
  return { items: items.map(lineOf), total };
}

function roomRequestLineOf(
  { id, eventId, eventTitle = '', purpose, room, date, time, endTime, endDate }: RoomRequest,
  titles: ReadonlyMap<string, string>,
): HandOverAnswer['bookings']['items'][number] {
  return {
    _id: id,
    ...(eventId !== undefined && { event: { _id: eventId, title: titles.get(eventId) ?? eventTitle } }),
    ...(purpose !== undefined && { purpose }),
    room,
    date,
    time,
    end_time: endTime,
    ...(endDate && { end_date: endDate }),
  };
}

function feedbackLineOf(feedback: UnitFeedback): HandOverAnswer['feedback']['items'][number] {
  const { id, type, target, comments, rating, createdAt } = feedback;
  return {
    _id: id,
    type,
    target_type: target.type,
    target_name: target.name,
    comments: beginningOf(comments, TEXT_LIMITS.excerpt),
    ...(rating !== null && { rating }),
    created_at: createdAt.toISOString(),
  };
}

function eventLineOf({ id, title, status, start, venue }: CampusEvent) {
  return { _id: id, title, status, start: start?.toISOString() ?? null, venue };
}

function claimLineOf({ id, person, position, tenureYear }: Holder) {
  return { _id: id, name: person.name, position: position.title, tenure_year: tenureYear };
}
