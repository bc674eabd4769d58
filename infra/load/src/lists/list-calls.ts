import { GENSEC_ROLES, type Role } from '@portal/contracts';
import { encodeCursor } from '@portal/service-kit';
import { unitOf } from '../sample-units';
import { usernameOf, type TokenIssuer } from '../token-issuer';
import { RARE_WORD, DEEP_START } from './stored-events';
import { DEEP_CREATED_AT } from './stored-feedback';
import { deepOrder } from './stored-holders';

/** A request for a list. */
export interface ListCall {
  name: string;
  path: string;
  headers?: Record<string, string>;
  /** How many times as long it may take among many; 2 unless it says less. */
  maxRatio?: number;
  /** Instead of `path` among few, where the cursor of a deep page depends on how many there are. */
  fewPath?: string;
}

/** What the list of holders promises, and the data of a club. */
const HOLDERS_RATIO = 1.3;
const CLUB_RATIO = 1.3;

const ROLES: readonly Role[] = ['STUDENT', 'CLUB_COORDINATOR', ...GENSEC_ROLES, 'PRESIDENT'];

function cursorAt(moment: Date): string {
  return encodeCursor({ value: moment.getTime(), id: '0'.repeat(24) });
}

/** First page, deep page, searches, days, and the list of each role. */
export function eventListCalls({ headersOf }: TokenIssuer): ListCall[] {
  const open = '/api/events/by-role/STUDENT';
  const deepCursor = cursorAt(DEEP_START);
  return [
    { name: 'first page', path: open },
    { name: 'deep page', path: `${open}?cursor=${deepCursor}` },
    { name: 'search, common word', path: `${open}?q=deba` },
    { name: 'search, rare word', path: `${open}?q=${RARE_WORD}` },
    { name: 'search, two words', path: `${open}?q=winter%20${RARE_WORD}` },
    { name: 'search, deep page', path: `${open}?q=deba&cursor=${deepCursor}` },
    { name: 'one year', path: `${open}?from=2040-01-01&to=2040-12-31` },
    ...ROLES.map((role) => {
      const path = `/api/events/by-role/${role}?username=${usernameOf(role)}`;
      return { name: role, path, headers: headersOf(role) };
    }),
  ];
}

/** The list of feedback, whole and filtered, for visitors and for the president. */
export function feedbackListCalls({ headersOf }: TokenIssuer): ListCall[] {
  const all = '/api/feedback/view-feedback?limit=50';
  return [
    { name: 'feedback', path: all },
    { name: 'feedback, president', path: all, headers: headersOf('PRESIDENT') },
    { name: 'feedback, deep page', path: `${all}&cursor=${cursorAt(DEEP_CREATED_AT)}` },
    { name: 'feedback, resolved', path: `${all}&status=Resolved` },
    { name: 'feedback, a type', path: `${all}&type=Complaint` },
    { name: 'feedback, search', path: `${all}&q=winter%20eve` },
  ];
}

/** The dashboard of a club, which shows a few of everything and counts all of it. */
export function clubCalls({ headersOf }: TokenIssuer): ListCall[] {
  const path = `/api/orgUnit/clubData/${usernameOf('CLUB_COORDINATOR')}`;
  return [{ name: 'club data', path, headers: headersOf('CLUB_COORDINATOR'), maxRatio: CLUB_RATIO }];
}

/** The list of position holders, as officers and students read, search and filter it. */
export function holderListCalls({ headersOf }: TokenIssuer, { few, many }: { few: number; many: number }): ListCall[] {
  const all = '/api/positions/get-all-position-holder';
  const deep = (count: number) => `${all}?cursor=${encodeCursor({ value: deepOrder(count), id: '0'.repeat(24) })}`;
  const calls: ListCall[] = [
    { name: 'holders', path: all },
    { name: 'holders, deep page', path: deep(many), fewPath: deep(few) },
    // Each hits a tenth, which is more than a page among few too.
    { name: 'holders, search', path: `${all}?q=esha` },
    { name: 'holders, search, two words', path: `${all}?q=esha%20core` },
    { name: 'holders, status', path: `${all}?status=completed` },
    { name: 'holders, a tenure', path: `${all}?tenure_year=2030-2031` },
    { name: 'holders, a unit', path: `${all}?unit=${unitOf(3).id}` },
  ];
  const officer = calls.map((call) => ({ ...call, headers: headersOf('PRESIDENT') }));
  const student = { name: 'holders, student', path: all, headers: headersOf('STUDENT') };
  return [...officer, student].map((call) => ({ ...call, maxRatio: HOLDERS_RATIO }));
}
