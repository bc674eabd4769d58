import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { calls, type ServiceName } from '@portal/contracts';
import { bearerHeader } from '@portal/service-kit';
import { forwardedHeadersOf } from '../guards/forwarded-headers';
import { pathOf } from '../http/page-requests';
import type { FindService } from '../routing/service-matcher';
import type { RevocationList } from '../session/revocation-list';
import { parseCookies, refreshCookieOf } from '../session/session-cookies';
import { createReadSessionToken } from '../session/session-token';

/** The HTML does not wait longer for services; what they did not answer the page asks itself. */
const WAIT_MS = 150;
/** What a page reads of an answer besides its body. */
const READ_HEADERS = ['x-total-count', 'link'] as const;

interface Dependencies {
  services: Record<ServiceName, string>;
  findService: FindService;
  isHttps: boolean;
  revocations: Pick<RevocationList, 'isLoaded' | 'isRevoked'>;
}

/** Answers of services as JSON, to stand in the HTML: `[{url, headers, data}]`; null when there are none. */
export type ReadPageAnswers = (req: IncomingMessage, calls: readonly string[]) => Promise<string | null>;

/**
 * Makes the first calls of a page in the name of who opens it, where the browser opens it for the first time: it would
 * ask for them one round trip later, and for some of them yet one later, because it has six connections.
 */
export function createPageAnswers({ services, findService, isHttps, revocations }: Dependencies): ReadPageAnswers {
  const readSessionToken = createReadSessionToken({ isHttps, revocations });
  const refreshCookie = refreshCookieOf(isHttps);

  async function readAnswer(url: string, headers: Record<string, string>): Promise<string | null> {
    const call = findService(pathOf(url));
    if (!call || call.isStream) return null;
    const signal = AbortSignal.timeout(WAIT_MS);
    const answer = await fetch(services[call.service] + url, { headers, signal, redirect: 'manual' });
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    const text = await answer.text();
    if (answer.status !== 200 || !isJson) return null;
    const read = READ_HEADERS.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    return `{"url":${JSON.stringify(url)},"headers":${JSON.stringify(Object.fromEntries(read))},"data":${text}}`;
  }

  /** What identifies the person to services; null when the session has to be renewed first, or is over. */
  function identityOf({ cookie }: IncomingHttpHeaders): { authorization?: string } | null {
    const cookies = parseCookies(cookie);
    const session = readSessionToken(cookies);
    if (session.state === 'none') return cookies[refreshCookie] ? null : {};
    return session.state === 'usable' ? { authorization: bearerHeader(session.token) } : null;
  }

  return async function readPageAnswers({ headers }, firstCalls) {
    const identity = identityOf(headers);
    if (!identity) return null;
    const sent = { ...forwardedHeadersOf(headers), ...identity };
    const urls = [calls.fetchAuth.path, ...firstCalls];
    const answers = await Promise.all(urls.map((url) => readAnswer(url, sent).catch(() => null)));
    const given = answers.filter((answer) => answer !== null);
    return given.length > 0 ? `[${given.join()}]` : null;
  };
}
