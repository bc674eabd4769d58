import { wasSignedIn } from '../session/session-memory';
import { pageData } from '../page-data';

/** An answer that the gateway put into the HTML of a first visit. */
interface PageAnswer {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly data: unknown;
}

/** Longer than a page takes to ask for them. */
const FRESH_MS = 10_000;

/** The answers that nobody has asked for yet, of the element that they were read from. */
let left: { readonly element: Element; readonly answers: Map<string, PageAnswer> } | undefined;

/** The answer in the HTML to a call that reads, by its URL with its query; each is given once, while the page opens. */
export function takePageAnswer(url: string): PageAnswer | undefined {
  const element = elementOfAnswers();
  if (!element || performance.now() > FRESH_MS) return undefined;
  if (left?.element !== element) left = { element, answers: new Map(read(element).map((one) => [one.url, one])) };
  const answer = left.answers.get(url);
  left.answers.delete(url);
  return answer;
}

/** Forgets the answers that nobody has asked for, when another person takes over. */
export function forgetPageAnswers(): void {
  elementOfAnswers()?.remove();
  left = undefined;
}

const elementOfAnswers = () => document.getElementById('portal-answers');

function read({ textContent }: Element): readonly PageAnswer[] {
  // A service worker stored the page some time ago.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.workerStart !== 0) return [];
  // What a visitor was answered is wrong for a person whose session only has to be renewed.
  if (pageData()?.isVisitor && wasSignedIn()) return [];
  return JSON.parse(textContent) as PageAnswer[];
}
