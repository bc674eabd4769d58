import { urlOf } from './url-of';

/** A placeholder for the portal's own origin, which differs with each installation. */
const ORIGIN = 'http://portal.invalid';
/** Addresses below these are calls. */
const CALLS = /^\/(api|auth|internal)(\/|$)/;

/** Longest address that a person returns to after signing in. */
export const MAX_PAGE_PATH = 1000;

/**
 * Whether a text is the address of a page of this portal, so that a person may be sent there after signing in. Browsers
 * read `\` as `/` and drop tabs and line breaks: what an address means is seen only when it is parsed.
 */
export function isPagePath(text: unknown): text is string {
  if (typeof text !== 'string' || !text.startsWith('/') || text.length > MAX_PAGE_PATH) return false;
  const url = urlOf(text, ORIGIN);
  return url?.origin === ORIGIN && !url.pathname.startsWith('//') && !CALLS.test(url.pathname);
}
