/** Stands for the portal's own origin, which is another one wherever it is installed. */
const ORIGIN = 'http://portal.invalid';
/** Addresses below these are calls. */
const CALLS = /^\/(api|auth|internal)(\/|$)/;

/** Longest address to which somebody is led back after signing in. */
export const MAX_PAGE_PATH = 1000;

/**
 * Whether a text is the address of a page of this portal, so that somebody may be led there after signing in. Browsers
 * read `\` as `/` and drop tabs and line breaks: what an address means is seen only when it is parsed.
 */
export function isPagePath(text: unknown): text is string {
  if (typeof text !== 'string' || !text.startsWith('/') || text.length > MAX_PAGE_PATH) return false;
  const { origin, pathname } = URL.canParse(text, ORIGIN) ? new URL(text, ORIGIN) : { origin: null, pathname: '' };
  return origin === ORIGIN && !pathname.startsWith('//') && !CALLS.test(pathname);
}
