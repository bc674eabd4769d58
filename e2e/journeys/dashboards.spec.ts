import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/portal-test';

test.use({ viewport: { width: 390, height: 844 } });

/** The titles of the sections, from the top of the page down. */
function sectionsOf(page: Page): Promise<(string | null)[]> {
  return page.getByRole('heading', { level: 2 }).evaluateAll((headings) =>
    headings
      .map((heading) => ({ title: heading.textContent, top: heading.getBoundingClientRect().top }))
      .toSorted((one, other) => one.top - other.top)
      .map(({ title }) => title),
  );
}

test('on a phone the president reviews first, and creates after the feed', async ({ signIn }) => {
  const page = await signIn('president');
  await page.goto('/president-dashboard');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
  expect(await sectionsOf(page)).toEqual(['Review', 'Recent Activity', 'Create and record']);
});

test('on a phone a club of a long name stays within the window', async ({ signIn }) => {
  const page = await signIn('codingCoordinator');
  await page.route('**/api/orgUnit/clubData/**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll(/"name":"[^"]*"/g, `"name":"${'Unbreakable'.repeat(12)}"`) });
  });
  await page.goto('/club-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Unbreakable/);
  await expect(page.getByRole('button', { name: 'Print' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

test('on a phone the form of an event has no overview beside it', async ({ signIn }) => {
  const page = await signIn('president');
  await page.goto('/add-event');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'As students will see it' })).toBeHidden();
});
