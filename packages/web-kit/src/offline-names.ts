/** Header by which the service worker says that an answer was stored: when the service gave it (an HTTP date). */
export const ANSWERED_AT = 'x-answered-at';

/** The service worker's stores, by what is in them. */
export const offlineStores = {
  /** Built files, which everybody gets. */
  files: 'portal-files',
  /** The HTML, with the role and the id of the person. */
  pages: 'portal-pages',
  /** What services answered one person. */
  answers: 'portal-answers',
} as const;
