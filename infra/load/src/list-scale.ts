import { randomBytes } from 'node:crypto';
import { GENSEC_ROLES, SERVICES, type Role, type ServiceName } from '@portal/contracts';
import { encodeCursor } from '@portal/service-kit';
import { deepStart, fillList, RARE_WORD, unitOf } from './list-events';
import { deepFeedback, fillFeedback } from './list-feedback';
import type { Processes } from './processes';
import type { Signing } from './signing';

/** A list as somebody asks for it. */
export interface ListCall {
  name: string;
  path: string;
  cookie?: string;
}

const byRole = (role: Role) => `/api/events/by-role/${role}`;

/** First page, deep page, searches, days, and the list of each role. */
export function listCalls({ cookieOf }: Signing): ListCall[] {
  const deep = encodeCursor({ value: deepStart().getTime(), id: '0'.repeat(24) });
  const open = byRole('STUDENT');
  const roles: Role[] = ['STUDENT', 'CLUB_COORDINATOR', ...GENSEC_ROLES, 'PRESIDENT'];
  return [
    { name: 'first page', path: open },
    { name: 'deep page', path: `${open}?cursor=${deep}` },
    { name: 'search, common word', path: `${open}?q=deba` },
    { name: 'search, rare word', path: `${open}?q=${RARE_WORD}` },
    { name: 'search, two words', path: `${open}?q=winter%20${RARE_WORD}` },
    { name: 'search, deep page', path: `${open}?q=deba&cursor=${deep}` },
    { name: 'one year', path: `${open}?from=2040-01-01&to=2040-12-31` },
    ...roles.map((role) => {
      const username = `${role.toLowerCase()}@example.edu`;
      return { name: role, path: `${byRole(role)}?username=${username}`, cookie: cookieOf(claimsOf(role, username)) };
    }),
  ];
}

/** The list of feedback, whole and filtered, by people who read it. */
export function feedbackCalls({ cookieOf }: Signing): ListCall[] {
  const deep = encodeCursor({ value: deepFeedback().getTime(), id: '0'.repeat(24) });
  const all = '/api/feedback/view-feedback?limit=50';
  return [
    { name: 'feedback', path: all },
    { name: 'feedback, president', path: all, cookie: cookieOf(claimsOf('PRESIDENT', 'president@example.edu')) },
    { name: 'feedback, deep page', path: `${all}&cursor=${deep}` },
    { name: 'feedback, resolved', path: `${all}&status=Resolved` },
    { name: 'feedback, a type', path: `${all}&type=Complaint` },
    { name: 'feedback, search', path: `${all}&q=winter%20eve` },
  ];
}

function claimsOf(role: Role, username: string) {
  return {
    sub: randomBytes(12).toString('hex'),
    sid: randomBytes(12).toString('hex'),
    username,
    name: 'Bench Person',
    role,
    onboarded: true,
    confirmed: true,
    ...(role === 'CLUB_COORDINATOR' && { unit: unitOf(1) }),
  };
}

interface Place {
  url: string;
  prefix: string;
  keySetUrl: string;
}

/** Auth, events and feedback with so many of them, and the gateway, each a process of its own; gives the gateway's address. */
export async function startLists(
  processes: Processes,
  { url, prefix, keySetUrl }: Place,
  count: number,
): Promise<string> {
  const service = (name: string, database: string) =>
    processes.start('infra/standalone/src/service-process.ts', [name], {
      MONGO_URL: url,
      MONGO_DATABASE: database,
      AUTH_KEYSET_URL: keySetUrl,
      PORT: '0',
      LOG_LEVEL: 'error',
    });
  const database = databaseOf(prefix, count);
  const events = await service('events', database);
  await fillList(url, database, count);
  const feedback = await service('feedback', feedbackOf(prefix, count));
  await fillFeedback(url, feedbackOf(prefix, count), count);
  const auth = await service('auth', `${prefix}auth`);
  const served: Partial<Record<ServiceName, string>> = { auth, feedback };
  const others = SERVICES.map((name): [string, string] => [`${name.toUpperCase()}_URL`, served[name] ?? events]);
  return processes.startListening('gateway/src/main.ts', {
    ...Object.fromEntries<string>(others),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    // The load comes from one address, which the throttle is there to refuse.
    PORTAL_REQUESTS_PER_MINUTE: '100000000',
  });
}

export const databaseOf = (prefix: string, count: number) => `${prefix}events_${count}`;
export const feedbackOf = (prefix: string, count: number) => `${prefix}feedback_${count}`;
