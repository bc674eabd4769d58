import type { IncomingMessage } from 'node:http';
import { DomainError } from '@portal/service-kit';
import { CSP_REPORTS_PATH } from '../http/content-security-policy';
import type { Route } from '../routing/route';
import { type BodyLimit, announcesTooMuch } from './body-limit';
import { createCrossOriginCheck } from './cross-origin';
import { createRateLimit } from './rate-limit';

/** How many requests a minute: a campus may share one address, so each person who is signed in has a budget. */
export interface Budgets {
  callsOfPerson: number;
  /** Of everyone at an address who is not signed in. */
  callsOfAddress: number;
  /** Of a person, and of everyone at an address who is not signed in. */
  pages: number;
}

export const DEFAULT_BUDGETS: Budgets = { callsOfPerson: 3_000, callsOfAddress: 20_000, pages: 12_000 };

interface Dependencies {
  publicOrigin: URL;
  budgets: Budgets;
}

interface Arrival {
  address: string;
  /** Whose verified session it is; null for a visitor. */
  person: string | null;
  path: string;
  kind: Route['kind'];
  bodyLimit: BodyLimit;
}

/** Finds why a request goes no further than here. */
export function createRequestGuard({ publicOrigin, budgets }: Dependencies) {
  const countCallOfPerson = createRateLimit(budgets.callsOfPerson);
  const countCallOfAddress = createRateLimit(budgets.callsOfAddress);
  const countPage = createRateLimit(budgets.pages);
  const isCrossOrigin = createCrossOriginCheck(publicOrigin);

  function count({ kind, person, address }: Arrival): Promise<number | null> | null {
    // Sending a file costs little, and a page has dozens of them.
    if (kind === 'file') return null;
    if (kind === 'page') return countPage(person ?? address);
    return person === null ? countCallOfAddress(address) : countCallOfPerson(person);
  }

  /** Null when the request may go on. */
  return async function findRefusal(req: IncomingMessage, arrival: Arrival): Promise<DomainError | null> {
    const { path, bodyLimit } = arrival;
    const retryAfter = await count(arrival);
    if (retryAfter !== null) return new DomainError('REQUEST.THROTTLED', { retryAfter });
    // Browsers send these reports without an origin; a report changes nothing.
    if (path !== CSP_REPORTS_PATH && isCrossOrigin(req)) return new DomainError('REQUEST.CROSS_ORIGIN');
    return announcesTooMuch(req, bodyLimit) ? new DomainError(bodyLimit.refusal) : null;
  };
}
