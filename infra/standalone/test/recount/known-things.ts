import type { Actor } from '@portal/service-kit';
import type { Campus } from './campus';
import { readAll } from './read-all';

interface WithId {
  _id: string;
}

/** What people may act on: the ids of all that was made so far, also of what is over by now. */
export interface KnownThings {
  students: Actor[];
  officers: Actor[];
  president: Actor;
  units: { id: string; category: string }[];
  events: string[];
  /** Registrations that officers check in, and whose students leave. */
  registrations: { id: string; eventId: string; student: Actor }[];
  roomRequests: string[];
  feedback: string[];
  positions: string[];
  holders: string[];
  skills: string[];
  claims: { id: string; ownerId: string }[];
  achievements: { id: string; ownerId: string }[];
}

/** What the institute begins with. */
export async function findKnownThings({ services, people }: Campus): Promise<KnownThings> {
  const president = people.find(({ role }) => role === 'PRESIDENT');
  if (!president) throw new Error('Nobody is president.');
  const { events, feedback, org, records } = services;
  const ids = async (service: Parameters<typeof readAll>[0], path: string) =>
    (await readAll<WithId>(service, president, path)).map(({ _id }) => _id);
  const owned = async (path: string) =>
    (await readAll<WithId & { user_id: WithId }>(records, president, path)).map(({ _id, user_id }) => ({
      id: _id,
      ownerId: user_id._id,
    }));
  const units = await readAll<WithId & { category: string }>(
    org,
    president,
    '/api/orgUnit/organizational-units?expand=1',
  );
  return {
    president,
    students: people.filter(({ role }) => role === 'STUDENT'),
    officers: people.filter(({ role }) => role !== 'STUDENT'),
    units: units.map(({ _id, category }) => ({ id: _id, category })),
    events: await ids(events, '/api/events/by-role/PRESIDENT'),
    registrations: [],
    roomRequests: await ids(events, '/room/requests'),
    feedback: await ids(feedback, '/api/feedback/view-feedback'),
    positions: await ids(org, '/api/positions/get-all'),
    holders: await ids(org, '/api/positions/get-all-position-holder'),
    skills: await ids(records, '/api/skills/get-skills'),
    claims: await owned('/api/skills/user-skills/unendorsed/all'),
    achievements: await owned('/api/achievements/unendorsed/all'),
  };
}
