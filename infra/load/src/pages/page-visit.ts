import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { VisitedPage } from '@portal/e2e/visited-pages';

/** What one opening of a page cost a person. Times are milliseconds since the request for the page. */
export interface PageVisit {
  /** When anything was painted first. */
  readonly firstPaint: number;
  /** When the largest text or picture of the finished page was painted. */
  readonly largestContent: number;
  /** How far things moved while the page loaded; the score of Layout Instability. */
  readonly shift: number;
  /** Time by which long tasks held up the page, each counted beyond 50 ms. */
  readonly blocking: number;
  /** From a press of a key or a button until the next paint; the slowest. */
  readonly interaction: number;
  /** What came over the network, headers included. */
  readonly bytes: number;
  /** Requests that were sent before the largest content was painted. */
  readonly requests: number;
}

/** A phone of the middle class and its connection. */
const PHONE = { latency: 560, bytesPerSecond: (1.5 * 1024 * 1024) / 8, slowdown: 4 };
const QUIET_MS = 1_000;
const LIMIT_MS = 60_000;

/** Opens a page in a tab of its own on a slow phone, waits until nothing changes any more, and presses a few things. */
export async function measureVisit(context: BrowserContext, { path, heading }: VisitedPage): Promise<PageVisit> {
  const page = await context.newPage();
  try {
    const bytes = await slowDown(page);
    // tsx wraps the functions that run in the page in a helper of this name.
    await page.addInitScript('globalThis.__name = (value) => value;');
    await page.addInitScript(observe);
    await page.goto(path, { waitUntil: 'commit', timeout: LIMIT_MS });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: LIMIT_MS });
    await page.waitForFunction(isQuiet, QUIET_MS, { timeout: LIMIT_MS, polling: 100 });
    // Changes of the page that a press causes are wanted, so the shift is read before.
    const loaded = await page.evaluate(readMeasures);
    const interaction = await measureInteraction(page);
    // People come back later than the next visit here: what is stored for them is stored by then.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    return { ...loaded, interaction, bytes: bytes() };
  } finally {
    await page.close();
  }
}

async function slowDown(page: Page): Promise<() => number> {
  const session: CDPSession = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  const { latency, bytesPerSecond, slowdown } = PHONE;
  const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return () => bytes;
}

async function measureInteraction(page: Page): Promise<number> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  return page.evaluate(() => window.portalMeasures.interaction);
}

interface Measures extends Omit<PageVisit, 'bytes' | 'requests'> {
  /** When anything last moved, was painted or held up the page. */
  lastChange: number;
}

declare global {
  interface Window {
    portalMeasures: { -readonly [Name in keyof Measures]: Measures[Name] };
  }
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const measures = { firstPaint: 0, largestContent: 0, shift: 0, blocking: 0, interaction: 0, lastChange: 0 };
  window.portalMeasures = measures;
  const onEntry = (type: string, use: (entry: PerformanceEntry) => void, options: object = {}) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(use));
    observer.observe({ type, buffered: true, ...options });
  };
  onEntry('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') measures.firstPaint = startTime;
  });
  onEntry('largest-contentful-paint', ({ startTime }) => {
    measures.largestContent = startTime;
    measures.lastChange = performance.now();
  });
  onEntry('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) measures.shift += value;
    measures.lastChange = performance.now();
  });
  onEntry('longtask', ({ duration }) => {
    measures.blocking += duration - 50;
    measures.lastChange = performance.now();
  });
  onEntry('resource', () => (measures.lastChange = performance.now()));
  onEntry('event', ({ duration }) => (measures.interaction = Math.max(measures.interaction, duration)), {
    durationThreshold: 16,
  });
}

function isQuiet(quietMs: number): boolean {
  const isLoading = document.querySelector('[aria-busy="true"]') !== null;
  const { largestContent, lastChange } = window.portalMeasures;
  return !isLoading && largestContent > 0 && performance.now() - lastChange > quietMs;
}

function readMeasures(): Omit<PageVisit, 'bytes' | 'interaction'> {
  const { firstPaint, largestContent, shift, blocking } = window.portalMeasures;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const early = resources.filter(({ startTime, transferSize }) => startTime < largestContent && transferSize > 0);
  // The page itself is no resource.
  return { firstPaint, largestContent, shift, blocking, requests: early.length + 1 };
}
