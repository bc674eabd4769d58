import type { EventAnswer, EventStatistics, RoomRequestAnswer } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { readAll, readOne } from './read-all';
import { dayOfInstant, monthOfInstant, tally, type Recounting } from './recount';

type ListedRequest = RoomRequestAnswer & { event?: { _id: string } };
interface Registration {
  status: string;
  checked_in_at?: string;
}
type Events = Parameters<Recounting>[0]['services']['events'];

/** Months, room use and attendance of each officer's area, as the lists of events, requests and registrations have them. */
export const recountEventStatistics: Recounting = async ({ services: { events }, clock }, { officers }) =>
  Promise.all(
    officers.map(async (officer) => {
      const shown = await readOne<EventStatistics>(events, officer, '/api/events/statistics');
      const listed = await readAll<EventAnswer>(events, officer, '/events');
      const requests = await readAll<ListedRequest>(events, officer, '/room/requests');
      const isHeld = (id: string) => listed.some(({ _id, status }) => _id === id && status !== 'cancelled');
      const { from } = shown.room_use;
      const last = shown.months.at(-1)?.month ?? '';
      const booked = requests.filter(
        ({ status, date, event }) =>
          status === 'Approved' && date >= from && date <= dayOfInstant(clock.now()) && (!event || isHeld(event._id)),
      );
      const counted = {
        months: tally(listed.flatMap((event) => monthsUntil(last, event).map((month) => `${month} ${event.category}`))),
        bookings: booked.length,
        attendance: await attendanceOf(events, officer, listed),
      };
      return { figure: `events of ${officer.username}`, shown: shownOf(shown), counted };
    }),
  );

function shownOf({ months, room_use: use, attendance }: EventStatistics) {
  const drawn = months.flatMap(({ month, categories }) =>
    categories.map(({ category, count }) => [`${month} ${category}`, count] as const),
  );
  const sorted = drawn.toSorted(([one], [other]) => one.localeCompare(other));
  return { months: Object.fromEntries(sorted), bookings: use.bookings, attendance };
}

/** The months that an event touches up to the last that is drawn; one that ends at midnight is not on the next day. */
function monthsUntil(latest: string, { schedule: { start, end } }: EventAnswer): string[] {
  if (!start) return [];
  const lastMoment = new Date(Math.max(Date.parse(start), Date.parse(end ?? start) - 1));
  const [first, last] = [monthOfInstant(start), monthOfInstant(lastMoment)];
  return [...new Set([first, last])].filter((month) => month <= latest);
}

async function attendanceOf(events: Events, officer: Actor, listed: EventAnswer[]) {
  const over = listed
    .filter(({ status, registration, schedule }) => status === 'completed' && registration.required && schedule.start)
    .toSorted((one, other) => startOf(other).localeCompare(startOf(one)) || other._id.localeCompare(one._id))
    .slice(0, 6);
  return Promise.all(
    over.map(async (event) => {
      const { _id, title, registration } = event;
      const joined = await readAll<Registration>(events, officer, `/api/events/${_id}/registrations`);
      const registered = joined.filter(({ status }) => status === 'registered');
      return {
        _id,
        title,
        start: startOf(event),
        places: registration.max_participants ?? null,
        registered: registered.length,
        checked_in: registered.filter((one) => one.checked_in_at).length,
      };
    }),
  );
}

const startOf = ({ schedule }: EventAnswer) => schedule.start ?? '';

/** The totals that tiles show, as the whole lists have them. */
export const recountTiles: Recounting = async ({ services: { events, org } }, { officers }) =>
  Promise.all(
    officers.map(async (officer) => {
      const total = async (service: Pick<Events, 'request'>, path: string) =>
        Number((await service.request(officer, 'GET', `${path}&limit=1`)).headers.get('x-total-count'));
      const requests = await readAll<ListedRequest>(events, officer, '/room/requests');
      const listed = await readAll<EventAnswer>(events, officer, '/events');
      const holders = await readAll<{ status: string; tenure_year: string }>(
        org,
        officer,
        '/api/positions/get-all-position-holder',
      );
      const claims = await readAll(org, officer, '/api/positions/claims');
      const ofTenure = holders.filter(({ status, tenure_year }) => status === 'active' && tenure_year === '2026-2027');
      return {
        figure: `tiles of ${officer.username}`,
        shown: {
          pending: await total(events, '/room/requests?status=pending'),
          requests: await total(events, '/room/requests?sort=oldest'),
          planned: await total(events, '/events?status=planned'),
          holders: await total(org, '/api/positions/get-all-position-holder?status=active&tenure_year=2026-2027'),
          claims: await total(org, '/api/positions/claims?'),
        },
        counted: {
          pending: requests.filter(({ status }) => status === 'Pending').length,
          requests: requests.length,
          planned: listed.filter(({ status }) => status === 'planned').length,
          holders: ofTenure.length,
          claims: claims.length,
        },
      };
    }),
  );
