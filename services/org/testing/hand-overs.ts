import type {
  EventData,
  HandOverAnswer,
  HandOverMark,
  HandOverNotes,
  PositionAnswer,
  Problem,
  UnitRef,
} from '@portal/contracts';
import { eventOf, type As, type TestService } from '@portal/test-kit';

type Refusal = Omit<Problem, 'status' | 'type' | 'title'>;
type Named = Pick<PositionAnswer, '_id'>;

export const readHandOver = (service: TestService, as: As, { _id }: Named, query = '') =>
  service.request<HandOverAnswer & Refusal>(as, 'GET', `/api/positions/hand-overs/${_id}${query}`);

export const writeNotes = (service: TestService, as: As, { _id }: Named, body: object) =>
  service.request<HandOverNotes & Refusal>(as, 'PUT', `/api/positions/hand-overs/${_id}/notes`, {
    tenure_year: '2026-2027',
    ...body,
  });

/** Says of a thing that it is done, in the tenure of 2026 unless the body says another. */
export const markDone = (service: TestService, as: As, { _id }: Named, body: object) =>
  service.request<HandOverMark & Refusal>(as, 'PUT', `/api/positions/hand-overs/${_id}/done`, {
    tenure_year: '2026-2027',
    is_done: true,
    ...body,
  });

const idOf = (number: number) => String(number).padStart(24, '0');

export const eventOfUnit = (
  unit: UnitRef,
  number: number,
  changes: Partial<EventData<'events.event.created.v1'>> = {},
) =>
  eventOf('events.event.created.v1', {
    version: 1,
    eventId: idOf(number),
    title: `Event ${number}`,
    category: 'technical',
    status: 'planned',
    start: `2027-04-${String(number).padStart(2, '0')}T10:00:00.000Z`,
    end: null,
    venue: 'Lab 2',
    unit,
    createdAt: '2027-02-01T10:00:00.000Z',
    ...changes,
  });

export const requestOfUnit = (unit: UnitRef, number: number): EventData<'events.room-request.submitted.v1'> => ({
  requestId: idOf(100 + number),
  eventId: idOf(number),
  eventTitle: `Former title of event ${number}`,
  unit,
  room: `L-${100 + number}`,
  date: `2027-04-${String(number).padStart(2, '0')}`,
  time: '10:00',
  endTime: '11:00',
  requestedBy: 'b1b1b1b1b1b1b1b1b1b1b101',
});

/** On the same day, for a meeting. */
export function meetingOfUnit(unit: UnitRef, number: number): EventData<'events.room-request.submitted.v1'> {
  const { eventId: _id, eventTitle: _title, ...request } = requestOfUnit(unit, number);
  return { ...request, requestId: idOf(300 + number), purpose: `Meeting ${number}` };
}

export const feedbackOfUnit = (unit: UnitRef, number: number) =>
  eventOf('feedback.feedback.given.v1', {
    version: 1,
    feedbackId: idOf(200 + number),
    type: 'Complaint',
    target: { type: 'Organization Unit', id: unit.id, name: unit.name },
    unit,
    comments: number === 1 ? 'x'.repeat(600) : `Entry ${number}`,
    rating: 2,
    isAnonymous: true,
    createdAt: `2027-02-${String(number).padStart(2, '0')}T06:00:00.000Z`,
  });
