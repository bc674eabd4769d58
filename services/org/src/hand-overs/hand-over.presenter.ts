import { beginningOf, TEXT_LIMITS, type HandOverAnswer, type HandOverNotes, type UnitWork } from '@portal/contracts';
import type { CampusEvent } from '../read-copies/campus-event.domain';
import type { Holder } from '../holders/holder.domain';
import type { Position } from '../positions/position.domain';
import type { RoomRequest } from '../read-copies/room-request.domain';
import type { UnitFeedback } from '../read-copies/unit-feedback.domain';
import type { Unit } from '../units/unit.domain';
import type { Holding, Notes, WritingTime } from './hand-over.domain';

interface FirstOf<Item> {
  items: readonly Item[];
  total: number;
}

/** What waits for the officers of a unit. */
interface Work {
  pending: FirstOf<RoomRequest>;
  feedback: FirstOf<UnitFeedback>;
  /** The present titles of events. */
  titles: ReadonlyMap<string, string>;
}

export interface HandOver extends Work {
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
  events: FirstOf<CampusEvent>;
  booked: FirstOf<RoomRequest>;
  claims: FirstOf<Holder>;
}

export function handOverAnswerOf(handOver: HandOver): HandOverAnswer {
  const { position, unit, tenureYear, tenures, holdings, notes, readerId, writing, titles } = handOver;
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
    events: linesOf(handOver.events, ({ id, title, status, start, venue }) => ({
      _id: id,
      title,
      status,
      start: start?.toISOString() ?? null,
      venue,
    })),
    ...unitWorkAnswerOf(handOver),
    bookings: linesOf(handOver.booked, (request) => roomRequestLineOf(request, titles)),
    claims: linesOf(handOver.claims, (holder) => ({
      _id: holder.id,
      name: holder.person.name,
      position: holder.position.title,
      tenure_year: holder.tenureYear,
    })),
  };
}

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
    author: holdings.find(({ person }) => person.id === author.id)?.person.name ?? author.name,
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
  titles: HandOver['titles'],
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
