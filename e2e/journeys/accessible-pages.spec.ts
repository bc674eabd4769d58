import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnDevices } from '../fixtures/accessibility';
import { expectFirstCalls, expectSteadyLoading, gridOf } from '../fixtures/loading-page';
import { expect, test } from '../fixtures/portal-test';
import { visitedPages } from '../fixtures/visited-pages';
import { expectFitsEverySize, expectFitsWindow, onPhone } from '../fixtures/window-sizes';

// The calls that fail on purpose.
test.use({ expectedErrors: /503/ });

/** Wider than any page, so that one that is not as wide as it may be shows. */
const wide = { width: 1600, height: 900 };

/** Forms of visitors and newcomers have a layout of their own beside their picture of the week. */
const ownLayout = /^\/(login|register|forgot-password|reset-password|confirm-email|onboarding|unauthorised)/;

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The first page of each viewer, where the frame too is looked at on both devices in both themes. */
const firstPages = new Set(
  visitedPages.filter((page) => visitedPages.find(({ as, path }) => as === page.as && !ownLayout.test(path)) === page),
);

async function expectAccessibleWithFrame(page: Page): Promise<void> {
  await expectAccessible(page);
  await onPhone(page, async () => {
    await expectFitsWindow(page);
    await expectAccessible(page);
  });
}

const differentPages = visitedPages.filter(({ sameAs }) => sameAs === undefined);
const viewers = [...new Set(differentPages.map(({ as }) => as))];
const byViewer = viewers
  .map((viewer) => [viewer, differentPages.filter(({ as }) => as === viewer)] as const)
  .toSorted(([, one], [, other]) => other.length - one.length);

for (const [as, pages] of byViewer) {
  test.describe(`as ${as}`, () => {
    // One worker visits all pages of a viewer, who then signs in once and has the scripts compiled; the longest come first.
    test.describe.configure({ mode: 'default' });
    for (const visited of pages) {
      const { path, heading } = visited;
      test(`axe finds nothing on ${path} as ${as}, in both themes, it fits windows of every size, and is as wide while it loads`, async ({
        signIn,
        visit,
      }) => {
        const page = as === 'visitor' ? await visit() : await signIn(as);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expectLoaded(page);
        await test.step('sizes', () => expectFitsEverySize(page));
        const expectIt = firstPages.has(visited) ? expectAccessibleWithFrame : expectAccessibleOnDevices;
        await test.step('axe', () => expectIt(page));
        // What a query changes is in the content.
        if (path.includes('?')) return;
        if (ownLayout.test(path)) return test.step('loading', () => expectFirstCalls(page, path));
        await page.setViewportSize(wide);
        const grid = await gridOf(page);
        await test.step('loading', () => expectSteadyLoading(page, path, grid));
      });
    }
  });
}

test('axe finds nothing on an event’s page', async ({ visit }) => {
  const page = await visit();
  await page.goto('/events');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/events\/[0-9a-f]{24}$/);
  await expectLoaded(page);
  await expectFitsWindow(page);
  await expectAccessibleOnDevices(page);
});

test('axe finds nothing on a unit’s page, which makes the calls that its HTML names', async ({ signIn }) => {
  const page = await signIn('asha');
  await page.goto('/events');
  await page.locator('main a[href^="/units/"]').first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Next events' })).toBeVisible();
  await expectLoaded(page);
  await expectFitsEverySize(page);
  await expectAccessibleOnDevices(page);
  await expectFirstCalls(page, new URL(page.url()).pathname);
});

test('axe finds nothing on a person’s profile', async ({ signIn }) => {
  const page = await signIn('president');
  await page.goto('/roles');
  await page.locator('main a[href^="/profile/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  await expectLoaded(page);
  await expectFitsWindow(page);
  await expectAccessibleOnDevices(page);
});
