import type { Page } from '@playwright/test';
import type { Viewer } from '../fixtures/browser-pool';
import { expect, test } from '../fixtures/portal-test';

const pages: { path: string; as: Viewer }[] = [
  { path: '/login', as: 'visitor' },
  { path: '/events', as: 'visitor' },
  { path: '/viewfeedback', as: 'visitor' },
  { path: '/home', as: 'asha' },
  { path: '/profile', as: 'asha' },
  { path: '/profile/record', as: 'asha' },
  { path: '/feedback', as: 'asha' },
  { path: '/notifications', as: 'asha' },
  { path: '/settings', as: 'asha' },
  { path: '/club-dashboard', as: 'codingCoordinator' },
  { path: '/events', as: 'codingCoordinator' },
  { path: '/gensec-tech', as: 'scitechSecretary' },
  { path: '/president-dashboard', as: 'president' },
  { path: '/president-approval', as: 'president' },
  { path: '/events', as: 'president' },
  { path: '/manage-position', as: 'asha' },
  { path: '/skills', as: 'asha' },
  { path: '/units', as: 'asha' },
  { path: '/cosa', as: 'president' },
  { path: '/rooms', as: 'president' },
  { path: '/roles', as: 'president' },
  { path: '/audit', as: 'president' },
];

/** Takes the first calls out of the HTML, so that the page makes them itself; gives what was taken out. */
async function withoutFirstCalls(page: Page): Promise<() => readonly string[]> {
  let taken: readonly string[] = [];
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(/"firstCalls":(\[.*?\])/, (_match, list: string) => {
      taken = JSON.parse(list) as string[];
      return '"firstCalls":[]';
    });
    return route.fulfill({ response, body: html });
  });
  return () => taken;
}

for (const { path, as } of pages) {
  test(
    `every call that the HTML of ${path} names is one that the page makes, as ${as}`,
    { tag: '@once' },
    async ({ signIn, visit }) => {
      const page = as === 'visitor' ? await visit() : await signIn(as);
      const firstCalls = await withoutFirstCalls(page);
      const made: string[] = [];
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (request.resourceType() === 'xhr') made.push(url.pathname + url.search);
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const call of firstCalls()) await expect.poll(() => made, `${call} is made`).toContain(call);
    },
  );
}

test('the first visit asks for little, and for all of it at once', { tag: '@once' }, async ({ visit }) => {
  const page = await visit();
  await page.goto('/events');
  await expect(page.getByRole('article').first()).toBeVisible();
  const requests = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, initiatorType, startTime } = entry as PerformanceResourceTiming;
      return { name: new URL(name).pathname, initiatorType, startTime };
    }),
  );
  expect(requests.length).toBeLessThan(20);
  // What a script has to ask for comes a round trip later.
  const late = requests.filter(({ initiatorType }) => initiatorType === 'xmlhttprequest' || initiatorType === 'fetch');
  expect(late.map(({ name }) => name)).toEqual([]);
});

test('a page with a form asks for what all forms share at once', { tag: '@once' }, async ({ visit }) => {
  const page = await visit();
  const shared = (await (await page.request.get('/shared-files.json')).json()) as Record<string, string[]>;
  const files = (shared['@portal/web-kit/forms'] ?? []).map((file) => `/${file}`);
  expect(files).not.toEqual([]);
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  const byHtml = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'link')
      .map(({ name }) => new URL(name).pathname),
  );
  expect(byHtml).toEqual(expect.arrayContaining(files));
});

test('a page with a query makes only the calls of its query', { tag: '@once' }, async ({ visit }) => {
  const page = await visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/events?status=planned');
  await expect(page.getByRole('article').first()).toBeVisible();
  const lists = asked.filter((url) => url.includes('/api/events/by-role/')).map((url) => new URL(url).search);
  expect(lists).toEqual(['?limit=24&status=planned']);
});

test(
  'shows the frame and the name of the institute before any script has come',
  { tag: '@once' },
  async ({ visit }) => {
    const page = await visit();
    await page.route(/\/assets\/.*\.js$/, () => undefined);
    await page.goto('/events', { waitUntil: 'commit' });
    await expect(page.getByText('Example Institute of Technology')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible();
  },
);

test('shows no frame before any script has come, on a full-screen page', { tag: '@once' }, async ({ visit }) => {
  const page = await visit();
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goto('/events/65a000000000000000000009/check-in', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible();
  await expect(page.getByText('Example Institute of Technology')).toBeHidden();
});
