import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import { findChromium } from '@portal/e2e/chromium';
import { demoPassword, demoPeople } from '@portal/e2e/demo-people';
import { visitedPages, type VisitedPage } from '@portal/e2e/visited-pages';
import { runBenchmark } from '../benchmark';
import { measureVisit } from './page-visit';
import { medianRow, missesGoal, pageVerdict, type PageRow } from './report';

/** `npm run bench:pages`: every page on a slow phone, with an empty cache and once more. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-IN' };
/** The front ends may have to be built, and the demo institute is made. */
const START_LIMIT_MS = 600_000;
/** Measures only pages whose paths start with one of these: `npm run bench:pages -- /events /home`. */
const PATH_PREFIXES = process.argv.slice(2);

await runBenchmark(async ({ processes, dataDir, defer }) => {
  const env = { PORTAL_DATA_DIR: dataDir, OIDC_PORT: '0', MAIL_PORT: '0', LOG_LEVEL: 'error' };
  const { url } = await processes.startServer('infra/standalone/src/main.ts', env, START_LIMIT_MS);
  const browser = await launch();
  defer(() => browser.close());
  // Chromium accepts brotli only over https and from localhost.
  const open = { ...phone, baseURL: url.replace('127.0.0.1', 'localhost') };
  const pages = visitedPages.filter(({ path }) => isWanted(path));
  const rows: PageRow[] = [];
  for (const page of pages) {
    rows.push(await measureFairly(() => measurePage(browser, open, page)));
    console.log(`${rows.length} of ${pages.length}: ${page.path} as ${page.as}`);
  }
  const { passes, text } = pageVerdict(rows);
  const heading = 'Processor 4x slower, 1.5 Mbit/s, 560 ms; times in ms, kB and requests of the first visit';
  return { passes, text: [heading, text].join('\n\n') };
});

function isWanted(path: string): boolean {
  return PATH_PREFIXES.length === 0 || PATH_PREFIXES.some((prefix) => path.startsWith(prefix));
}

/** One visit that was slow says little: of a page that misses a goal, the medians of three count. */
async function measureFairly(measure: () => Promise<PageRow>): Promise<PageRow> {
  const first = await measure();
  return missesGoal(first) ? medianRow([first, await measure(), await measure()]) : first;
}

function launch(): Promise<Browser> {
  const executablePath = findChromium();
  // Chromium refuses its sandbox to root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ args, ...(executablePath !== undefined && { executablePath }) });
}

async function measurePage(browser: Browser, options: BrowserContextOptions, page: VisitedPage): Promise<PageRow> {
  const context = await browser.newContext(options);
  try {
    if (page.as !== 'visitor') {
      const data = { email: demoPeople[page.as], password: demoPassword };
      const response = await context.request.post('/auth/login', { data, headers: { origin: options.baseURL ?? '' } });
      if (!response.ok()) throw new Error(`${page.as} could not sign in: ${response.status()}`);
    }
    const cold = await measureVisit(context, page);
    return { name: `${page.path} as ${page.as}`, cold, warm: await measureVisit(context, page) };
  } finally {
    await context.close();
  }
}
