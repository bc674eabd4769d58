import type { CloudEvent, EventData, Person, RoleTerm } from '@portal/contracts';
import { newId, systemClock, type Clock } from '@portal/service-kit';
import jsonwebtoken from 'jsonwebtoken';
import { Browser, newPerson, type RunningAuth } from './running-auth';

/** A signed-in person with a browser. */
export async function signedIn(auth: RunningAuth, person: Parameters<typeof newPerson>[0] = {}) {
  const page = new Browser(auth.url);
  const registered = newPerson(person);
  const { body } = await page.post('/auth/register', registered);
  const user = body.user as { _id: string; role: string };
  return { ...registered, page, userId: user._id, role: user.role };
}

/** A president appointed by the portal itself, with the calls of the Roles screen. */
export async function presidentOf(auth: RunningAuth, person: Parameters<typeof newPerson>[0] = {}) {
  const president = await signedIn(auth, person);
  await auth.useCases.giveRole(null, president.userId, 'PRESIDENT', { until: null });
  await president.page.post('/auth/refresh');
  const { page } = president;
  return {
    ...president,
    give: (userId: string, body: object) => page.send('PUT', `/auth/users/${userId}/role`, body),
    find: async (query = '') => {
      const { body, headers, status } = await page.get(`/auth/users${query}`);
      return { people: body as unknown as Person[], headers, status };
    },
    historyOf: async (userId: string) => {
      const { body } = await page.get(`/auth/users/${userId}/roles`);
      return body as unknown as RoleTerm[];
    },
  };
}

export const claimsOf = (page: Browser) =>
  jsonwebtoken.decode(page.cookies.get('portal_access') ?? '') as jsonwebtoken.JwtPayload;

export const roleEvents = async (auth: RunningAuth, userId: string) =>
  (await auth.events()).filter(
    ({ type, subject }) => type === 'auth.account.role-changed.v1' && subject === userId,
  ) as CloudEvent<'auth.account.role-changed.v1'>[];

interface Announcement {
  eventId?: string;
  clock?: Clock;
  /** What was changed of a unit that is not new. */
  changed?: string[];
}

/** What org announces of a unit. Returns its id. */
export async function announceUnit(
  auth: RunningAuth,
  unit: Partial<EventData<'org.unit.created.v1'>>,
  { eventId = newId(), clock = systemClock, changed }: Announcement = {},
): Promise<string> {
  const data = {
    version: 1,
    unitId: newId(),
    name: 'Coding Club',
    type: 'Club',
    category: 'scitech',
    parentUnitId: null,
    contactEmail: 'club@example.edu',
    active: true,
    ...unit,
  } as const;
  const envelope = {
    specversion: '1.0',
    id: eventId,
    source: '/services/org',
    time: clock.now().toISOString(),
    subject: data.unitId,
    datacontenttype: 'application/json',
    actor: null,
  } as const;
  await auth.bus.publish(
    changed
      ? { ...envelope, type: 'org.unit.changed.v1', data: { ...data, changed } }
      : { ...envelope, type: 'org.unit.created.v1', data },
  );
  return data.unitId;
}
