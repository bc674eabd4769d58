import type { EventAnswer, EventData, RoomRequestAnswer } from '@portal/contracts';
import type { CampusEvent } from '../events/domain';

const written = (date: Date | null) => date?.toISOString() ?? null;

/** What the screens get. Without room requests for those who may not see them. */
export function answerOf(event: CampusEvent, roomRequests?: RoomRequestAnswer[]): EventAnswer {
  const { id, version, title, description, status, category, type, schedule, unit, organizers, createdAt } = event;
  return {
    _id: id,
    version,
    title,
    description,
    status,
    category,
    type,
    schedule: { ...schedule, start: written(schedule.start), end: written(schedule.end) },
    organizing_unit_id: { _id: unit.id, name: unit.name, category: unit.category },
    organizers: organizers.map(({ kind, id: _id, name }) => ({ _id, kind, personal_info: { name } })),
    registration: registrationOf(event),
    ...(roomRequests && { room_requests: roomRequests }),
    created_at: createdAt.toISOString(),
  };
}

function registrationOf({ registration: { start, end, ...registration } }: CampusEvent): EventAnswer['registration'] {
  return {
    ...registration,
    ...(start && { start: start.toISOString() }),
    ...(end && { end: end.toISOString() }),
  };
}

/** What other services learn of an event. */
export function snapshotOf(event: CampusEvent): EventData<'events.event.created.v1'> {
  const { id, version, title, category, status, schedule, unit, createdAt } = event;
  return {
    version,
    eventId: id,
    title,
    category,
    status,
    start: written(schedule.start),
    end: written(schedule.end),
    venue: schedule.venue,
    unit,
    createdAt: createdAt.toISOString(),
  };
}
