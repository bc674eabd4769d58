import { send } from '../fixtures/call-api';
import { expect, test } from '../fixtures/portal-test';

test('the first visit asks for little, and for all of it at once', async ({ visit }) => {
  // On a busy machine services may answer later than the HTML waits for them, and the page asks itself.
  await expect(async () => {
    const page = await visit();
    await page.goto('/events');
    await expect(page.getByRole('article').first()).toBeVisible();
    const requests = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, initiatorType }) => ({
        name: new URL(name).pathname,
        initiatorType,
      })),
    );
    expect(requests.length).toBeLessThan(20);
    // What a script has to ask for comes a round trip later.
    const late = requests.filter(({ initiatorType }) => ['xmlhttprequest', 'fetch'].includes(initiatorType));
    expect(late.map(({ name }) => name)).toEqual([]);
  }).toPass();
});

test('a link shows in a chat what it leads to: of an event its title, day and place', async ({ visit, request }) => {
  const page = await visit();
  await page.goto('/events');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const title = (await link.textContent()) ?? '';
  const read = async (path: string) => (await request.get(path, { headers: { Accept: '*/*' } })).text();
  const html = await read((await link.getAttribute('href')) ?? '');
  const preview = await page.evaluate((text) => {
    const tags = new DOMParser().parseFromString(text, 'text/html').querySelectorAll('meta[property^="og:"]');
    return Object.fromEntries([...tags].map((tag) => [tag.getAttribute('property'), tag.getAttribute('content')]));
  }, html);
  expect(preview).toMatchObject({
    'og:title': title,
    'og:description': expect.stringMatching(/\d{4}, \d+:\d\d [ap]m/),
  });
  expect(await read('/viewfeedback')).toContain('<title>Feedbacks · Example Institute of Technology</title>');
});

test('a page with a form asks for what all forms share at once', async ({ visit }) => {
  const page = await visit();
  const shared = (await (await send(page, '/shared-files.json')).json()) as Record<string, string[]>;
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

test('a page with a query makes only the calls of its query', async ({ visit }) => {
  const page = await visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/events?status=planned');
  await expect(page.getByRole('article').first()).toBeVisible();
  const lists = asked.filter((url) => url.includes('/api/events/by-role/')).map((url) => new URL(url).search);
  expect(lists).toEqual(['?limit=24&status=planned']);
});

test('shows the frame and the name of the institute before any script has come', async ({ visit }) => {
  const page = await visit();
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goto('/events', { waitUntil: 'commit' });
  await expect(page.getByText('Example Institute of Technology')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible();
});

test('shows no frame before any script has come, on a full-screen page', async ({ visit }) => {
  const page = await visit();
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goto('/events/65a000000000000000000009/check-in', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible();
  await expect(page.getByText('Example Institute of Technology')).toBeHidden();
});
