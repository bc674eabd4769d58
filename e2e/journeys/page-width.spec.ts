import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/portal-test';
import { visitedPages } from '../fixtures/visited-pages';

const remoteFiles = /\/mfe[-_]\w+\/.*\.js/;
/** What pages show; without the session, which decides which page it is. */
const data = /\/api\/(?!auth\/|sessions?\b)/;

// The calls that fail on purpose.
test.use({ expectedErrors: /503/, viewport: { width: 1600, height: 900 } });

/** Where the content stands, and how wide what is in it is. */
function gridOf(page: Page): Promise<{ left: number; width: number }> {
  return page
    .locator('main > div')
    .filter({ visible: true })
    .first()
    .evaluate((element) => {
      const { left, width } = element.getBoundingClientRect();
      return { left, width };
    });
}

/** Forms of visitors and newcomers have a layout of their own beside their picture of the week. */
const ownLayout = /^\/(login|register|forgot-password|reset-password|confirm-email|onboarding|unauthorised)/;

/** One page of each path: its states do not depend on the rest of the address. */
const pages = [...new Map(visitedPages.map((one) => [one.path.split('?')[0], one])).values()].filter(
  ({ path }) => !ownLayout.test(path),
);

const states: readonly [state: string, pattern: RegExp, answer: (route: Route) => unknown][] = [
  ['its remote is loaded', remoteFiles, () => undefined],
  ['its data are loaded', data, () => undefined],
  ['its data could not be loaded', data, (route) => route.fulfill({ status: 503, json: {} })],
];

for (const { path, as, heading } of pages) {
  test(
    `${path} is as wide while it loads, and when that fails, as with its content`,
    { tag: '@once' },
    async ({ signIn, visit }) => {
      const page = as === 'visitor' ? await visit() : await signIn(as);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const grid = await gridOf(page);
      // Whatever the HTML names holds up the load of the page, so that is not waited for.
      for (const [state, pattern, answer] of states) {
        await page.route(pattern, answer);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(() => gridOf(page), `while ${state}`).toEqual(grid);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    },
  );
}
