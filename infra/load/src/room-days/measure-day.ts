import { SECOND_MS } from '@portal/contracts';
import type { RoomDay } from './report';

type Headers = Readonly<Record<string, string>>;

/** The events service, and who asks it. */
export interface Campus {
  url: string;
  /** One for each client. */
  eventIds: readonly string[];
  /** Each time of another person: nobody may request many rooms an hour. */
  coordinator(): Headers;
  president(): Headers;
}

interface Turn {
  date: string;
  /** A room that nobody else requests, so that every approval succeeds. */
  room: string;
  eventId: string;
  coordinator: Headers;
}

/** Each client requests a room of the day for its own event, has it approved, and goes on with the next. */
export async function measureDay(
  campus: Campus,
  { date, clients, seconds }: { date: string; clients: number; seconds: number },
): Promise<RoomDay> {
  const day: RoomDay = { clients, perSecond: 0, milliseconds: [], failures: 0 };
  const began = performance.now();
  const work = campus.eventIds.slice(0, clients).map(async (eventId, client) => {
    const coordinator = campus.coordinator();
    for (let turn = 0; performance.now() - began < seconds * SECOND_MS; turn += 1) {
      const start = performance.now();
      const succeeded = await requestAndApprove(campus, { date, room: `Room ${client} ${turn}`, eventId, coordinator });
      day.milliseconds.push(performance.now() - start);
      if (!succeeded) day.failures += 1;
    }
  });
  await Promise.all(work);
  return { ...day, perSecond: day.milliseconds.length / ((performance.now() - began) / SECOND_MS) };
}

async function requestAndApprove(campus: Campus, { date, room, eventId, coordinator }: Turn): Promise<boolean> {
  const booking = { room, date, time: '18:00', end_time: '21:00' };
  const requested = await send(coordinator, 'POST', `${campus.url}/api/events/${eventId}/room-requests`, booking);
  const requestId = requested?.room_requests?.at(-1)?._id;
  if (requestId === undefined) return false;
  const status = { status: 'Approved' };
  return (
    (await send(campus.president(), 'PATCH', `${campus.url}/api/events/room-requests/${requestId}/status`, status)) !==
    null
  );
}

async function send(headers: Headers, method: 'POST' | 'PATCH', url: string, body: object) {
  const response = await fetch(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { room_requests?: { _id: string }[] };
  return response.ok ? answer : null;
}
