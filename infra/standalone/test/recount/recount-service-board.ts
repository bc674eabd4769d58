import {
  DAY_MS,
  UNIT_CATEGORIES,
  type AnswerOf,
  type EventAnswer,
  type FeedbackAnswer,
  type ServiceBoard,
  type calls,
} from '@portal/contracts';
import { readAll, readOne } from './read-all';
import type { Recounting } from './recount';

type ListedRequest = AnswerOf<typeof calls.listRoomRequests>[number];
interface Registration {
  status: string;
  checked_in_at?: string;
}

const FEWEST = 5;
const HOUR_MS = DAY_MS / 24;
const daysBetween = (from: number, to: number) => Math.max(1, Math.ceil((to - from) / DAY_MS));
const percentOf = (part: number, whole: number) => {
  const share = Math.round((part / whole) * 100);
  return part > 0 && part < whole ? Math.min(99, Math.max(1, share)) : share;
};

/** The service board, which activity counts in its own copies, as the lists of events and feedback have it. */
export const recountServiceBoard: Recounting = async (campus, { students, president }) => {
  const { activity, events, feedback } = campus.services;
  const [student = president] = students;
  const board = await readOne<ServiceBoard>(activity, student, '/api/activities/service');
  const now = campus.clock.now().getTime();
  const listed = await readAll<EventAnswer>(events, president, '/api/events/by-role/PRESIDENT?expand=room_requests');
  const requests = await readAll<ListedRequest>(events, president, '/room/requests');
  const turnouts = await turnoutsOf(events, president, listed);
  return Promise.all(
    UNIT_CATEGORIES.map(async (category) => {
      const shown = board.councils.find((council) => council.category === category);
      const ofCouncil = listed.filter(({ organizing_unit_id: unit }) => unit?.category === category);
      const held = ofCouncil.filter(({ status }) => status === 'completed');
      const given = await readAll<FeedbackAnswer>(
        feedback,
        president,
        `/api/feedback/view-feedback?category=${category}`,
      );
      const counted = {
        category,
        feedback: feedbackCount(given, now, shown?.feedback.count),
        room_requests: answersOf(
          ofCouncil,
          requests.filter(({ event, unit }) => !event && unit?.category === category),
          now,
        ),
        events_held: held.length,
        attendance: attendanceOf(held.flatMap(({ _id }) => turnouts.get(_id) ?? [])),
      };
      return {
        figure: `service of ${category}`,
        shown: { ...shown, feedback: shown?.feedback.count },
        counted,
      };
    }),
  );
};

/** Of anonymous feedback the list tells only the hour, so that the end of the promised week is known to an hour. */
function feedbackCount(given: FeedbackAnswer[], now: number, shown: number | null | undefined) {
  const answered = given.filter(({ is_resolved }) => is_resolved).length;
  const lateAt = (moment: number) =>
    given.filter(({ is_resolved, created_at }) => !is_resolved && moment - Date.parse(created_at) > 7 * DAY_MS).length;
  const [fewest, most] = [answered + lateAt(now - HOUR_MS), answered + lateAt(now)];
  const count = shown !== null && shown !== undefined && shown >= fewest && shown <= most ? shown : fewest;
  return count >= FEWEST ? count : null;
}

/** The list of room requests leaves out those of cancelled events, which the events themselves still have. */
function answersOf(events: EventAnswer[], withoutEvent: ListedRequest[], now: number) {
  const ofEvents = events.flatMap(({ status, room_requests = [] }) =>
    room_requests.map((request) => ({ ...request, isCancelled: status === 'cancelled' })),
  );
  const requests = [...ofEvents, ...withoutEvent.map((request) => ({ ...request, isCancelled: false }))];
  const answered = requests.flatMap(({ created_at, reviewed_at }) =>
    reviewed_at ? [daysBetween(Date.parse(created_at), Date.parse(reviewed_at))] : [],
  );
  const late = requests.filter(
    ({ created_at, reviewed_at, isCancelled }) =>
      !reviewed_at && !isCancelled && daysBetween(Date.parse(created_at), now) > 2,
  );
  const count = answered.length + late.length;
  const median = answered.toSorted((one, other) => one - other)[Math.ceil(answered.length / 2) - 1];
  return {
    count: count >= FEWEST ? count : null,
    median_days: answered.length >= FEWEST ? median : null,
    in_time_percent: count >= FEWEST ? percentOf(answered.filter((days) => days <= 2).length, count) : null,
  };
}

interface TurnoutCount {
  registered: number;
  came: number;
}

async function turnoutsOf(
  events: Parameters<typeof readAll>[0],
  president: Parameters<typeof readAll>[1],
  listed: EventAnswer[],
): Promise<Map<string, TurnoutCount>> {
  const turnouts = new Map<string, TurnoutCount>();
  for (const { _id, status } of listed) {
    if (status !== 'completed') continue;
    const joined = await readAll<Registration>(events, president, `/api/events/${_id}/registrations`);
    const placed = joined.filter((one) => one.status === 'registered');
    turnouts.set(_id, { registered: placed.length, came: placed.filter((one) => one.checked_in_at).length });
  }
  return turnouts;
}

function attendanceOf(turnouts: TurnoutCount[]) {
  const shown = turnouts.filter(({ registered, came }) => came > 0 && registered >= FEWEST);
  const registered = shown.reduce((sum, turnout) => sum + turnout.registered, 0);
  const came = shown.reduce((sum, turnout) => sum + turnout.came, 0);
  return shown.length === 0 ? null : { registered, came_percent: percentOf(came, registered) };
}
