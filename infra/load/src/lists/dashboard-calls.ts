import type { Role } from '@portal/contracts';
import type { TokenIssuer } from '../token-issuer';
import { clubCalls, type ListCall } from './list-calls';
import { STUDENT_ID } from './stored-records';

const TENURE = '2029-2030';

/** What the dashboards ask when they are opened (`preloads.ts` of the remotes), for a student who has a record. */
export function dashboardCalls(tokens: TokenIssuer): ListCall[] {
  const asked: Partial<Record<Role, Record<string, string>>> = {
    STUDENT: {
      'upcoming events': '/api/events/by-role/STUDENT?limit=6',
      registrations: '/api/events/registrations/mine',
      record: `/profile/${STUDENT_ID}/summary`,
      positions: `/api/positions/${STUDENT_ID}?limit=200`,
      'feedback given': `/api/feedback/${STUDENT_ID}/counts`,
      unread: '/api/notifications?unread=yes&limit=3',
    },
    PRESIDENT: {
      'recent activity': '/api/activities/recent',
      'what is pending': '/api/activities/pending',
      'room requests': '/room/requests?limit=1&sort=oldest',
      'planned events': '/events?limit=1&status=planned',
      'holders of a tenure': `/api/positions/get-all-position-holder?limit=1&status=active&tenure_year=${TENURE}`,
    },
    GENSEC_SCITECH: {
      'what is pending of a category': '/api/activities/pending',
      'requests that wait': '/room/requests?limit=1&sort=oldest&status=pending',
    },
  };
  const others = Object.entries(asked).flatMap(([role, calls]) => {
    const headers = tokens.headersOf(role as Role, STUDENT_ID);
    return Object.entries(calls).map(([name, path]) => ({ name, path, headers }));
  });
  return [...others, ...clubCalls(tokens)].map(({ name, ...call }) => ({ name: `dashboard, ${name}`, ...call }));
}
