import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/portal-test';
import { bytesOf, watchCalls } from '../fixtures/watch-calls';

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

for (const [person, path] of [
  ['president', '/president-dashboard'],
  ['scitechSecretary', '/gensec-tech'],
  ['codingCoordinator', '/club-dashboard'],
] as const) {
  test(`${path} is made of at most five small calls`, async ({ signIn }) => {
    const page = await signIn(person);
    const calls = watchCalls(page);
    // With a query, because without one the gateway puts the answers into the HTML of a first visit.
    await page.goto(`${path}?visit=second`);
    await expect(page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(calls.size).toBeGreaterThan(0);
    expect(calls.size).toBeLessThanOrEqual(5);
    expect(bytesOf(calls)).toBeLessThan(60_000);
  });
}
