/** Header of an answer that was stored: when the service gave it (an HTTP date). */
export const ANSWERED_AT = 'X-Answered-At';

/** Stores of the service worker, by what is in them. */
export const caches = {
  /** Built files, which everybody gets. */
  files: 'portal-files',
  /** The HTML, with the role and the id of the person. */
  pages: 'portal-pages',
  /** What services answered one person. */
  answers: 'portal-answers',
} as const;
