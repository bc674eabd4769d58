import type { Page } from '@playwright/test';
import type { ListedRegistration } from '@portal/contracts';
import { callApi, send } from '../fixtures/call-api';
import { registerCrowd } from '../fixtures/crowd';
import { createEventByApi, dateInDays, uniqueName } from '../fixtures/events';
import { expect, test } from '../fixtures/portal-test';

test.use({
  serviceWorkers: 'allow',
  expectedErrors:
    /Failed to load resource|could not be loaded|couldn't reach the portal|ChunkLoadError|Federation Runtime|net::ERR|00000000/,
});

const storedIn = (page: Page, store: string): Promise<string> =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url).join(' '), store);

/** Waits until the service worker has stored what the first page loaded. */
async function waitForStores(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => storedIn(page, 'portal-files')).toMatch(/libraries\..*main\.|main\..*libraries\./);
  await expect.poll(() => storedIn(page, 'portal-answers')).toContain('/auth/fetchAuth');
}

test('the scripts of a first visit come in the HTML and are stored, so that the next page only names them', async ({
  visit,
}) => {
  const page = await visit();
  const inline = page.locator('script[data-file]');
  await page.goto('/events');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(inline).toHaveCount(2);
  await waitForStores(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(inline).toHaveCount(0);
  const sizes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/assets\/(libraries|main)\..*\.js$/.test(name))
      .map(({ transferSize }) => transferSize),
  );
  expect(sizes).toEqual([0, 0]);
});

test('a page that was seen opens without a connection, and says from when it is', async ({ signIn }) => {
  const page = await signIn('asha');
  await page.goto('/events');
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  const title = await first.getByRole('heading').textContent();
  await waitForStores(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(title ?? '');
  await expect(page.getByText("You're offline.")).toBeVisible();
  await expect(page.getByText(/Last updated .* (am|pm)/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("You're offline.")).toBeHidden();
});

/** As on a device that never opened the portal: a browser is kept from test to test, with what it has stored. */
async function forgetPortal(page: Page, origin = ''): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cache_storage,service_workers' });
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
}

/** Opens a page without a connection, on a device that has opened nothing but the events. */
async function openOffline(page: Page, path: string, origin?: string): Promise<void> {
  await forgetPortal(page, origin);
  await page.goto('/events');
  await expect(page.getByRole('article').first()).toBeVisible();
  await waitForStores(page);
  await page.context().setOffline(true);
  await page.goto(path);
  await expect(page.getByText("You're offline", { exact: true })).toBeVisible();
}

test('without a connection the start page says so, and names a page that was never opened', async ({
  signIn,
  baseURL,
}) => {
  const page = await signIn('asha');
  await openOffline(page, '/', baseURL);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await expect(page.getByText("“Home” hasn't been opened on this device before.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
  await expect(page.getByText("You're offline")).toHaveCount(0);
});

/** A device says that it is connected before its requests arrive: those of the service worker fail for longer here. */
async function connectPageOnly(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const asBefore = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await browser.send('Network.emulateNetworkConditions', { offline: false, ...asBefore });
}

test('a page that was never opened waits until its files arrive, however early the device says it is connected', async ({
  signIn,
  baseURL,
}) => {
  const page = await signIn('asha');
  await openOffline(page, '/home', baseURL);
  const asked = page.waitForResponse(
    (answer) => answer.url().endsWith('/auth/fetchAuth') && answer.fromServiceWorker(),
  );
  await connectPageOnly(page);
  await asked;
  await expect(page.getByText("can't be shown right now")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
});

test('the check-in of an event opens again without a connection', async ({ signIn }) => {
  const page = await signIn('codingCoordinator');
  await page.goto('/club-dashboard');
  const list = '/api/events/by-role/CLUB_COORDINATOR?limit=100&username=coding.club%40example.edu';
  const events = (await (await send(page, list)).json()) as {
    _id: string;
    title: string;
    status: string;
    registration: { required: boolean };
  }[];
  const event = events.find(({ status, registration }) => registration.required && status !== 'completed');
  await page.goto(`/events/${event?._id}/check-in`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(event?.title ?? '');
  await waitForStores(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(event?.title ?? '');
  await expect(page.getByRole('textbox')).toBeVisible();
});

test('thirty people are checked in without a connection, each once', async ({ signIn }, info) => {
  const page = await signIn('codingCoordinator');
  const event = await createEventByApi(page, uniqueName('Crowd', info), dateInDays(45));
  const codes = await registerCrowd(await signIn('president'), event.id);
  const count = codes.length;
  expect(count).toBeGreaterThanOrEqual(30);
  const field = page.getByLabel('Code', { exact: true });
  const result = page.getByRole('status', { name: 'Last scan' });
  const confirmDay = () => page.getByRole('alertdialog').getByRole('button', { name: 'Check people in' }).click();
  const checkInAtDoor = async (arriving: readonly string[]) => {
    for (const code of arriving) {
      await field.fill(code);
      await field.press('Enter');
      await expect(field).toHaveValue('');
      await expect(result).toContainText("You're offline. This check-in is saved");
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    }
  };

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${event.path}/check-in`);
  await confirmDay();
  await waitForStores(page);
  await page.context().setOffline(true);
  await checkInAtDoor(codes.slice(0, 15));
  await page.reload();
  await confirmDay();
  await expect(page.getByText('15 scans saved')).toBeVisible();
  await checkInAtDoor(codes.slice(15));
  await expect(page.getByText(`${count} scans saved`)).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText(/scans? saved/)).toBeHidden();
  const figures = page.getByRole('region', { name: 'Check-ins' });
  await expect(figures).toContainText(`Checked in${count}of ${count} registered`);
  await expect(figures).toContainText(`On this device${count}`);
  const list = `/api/events/${event.id}/registrations?limit=100`;
  const registrations = await callApi<ListedRegistration[]>(page, 'GET', list);
  const checkedIn = registrations.filter(({ checked_in_at: time }) => time !== undefined);
  expect(new Set(checkedIn.map(({ person }) => person._id)).size).toBe(count);
  expect(registrations).toHaveLength(count);
});

test('a stored page whose scripts are gone after a deployment reloads', async ({ visit }) => {
  const page = await visit();
  await page.goto('/login');
  await waitForStores(page);
  await page.evaluate(async () => {
    const html = await (await fetch('/', { headers: { Accept: 'text/html' } })).text();
    const headers = { 'Content-Type': 'text/html' };
    const former = new Response(html.replaceAll(/(libraries|main)\.[0-9a-f]{8}\.js/g, '$1.00000000.js'), { headers });
    await (await caches.open('portal-pages')).put(`${location.origin}/events`, former);
  });
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Events at/);
});

test('what a person saw is gone when they have signed out', async ({ signIn }) => {
  const page = await signIn('asha');
  await page.goto('/home');
  await waitForStores(page);
  await expect.poll(() => storedIn(page, 'portal-answers')).toContain('/api/events/registrations/mine');
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => storedIn(page, 'portal-answers')).not.toContain('/api/events/registrations/mine');
  expect(await storedIn(page, 'portal-pages')).toBe('');
});

test('the portal can be installed', async ({ visit }) => {
  const page = await visit();
  await page.goto('/login');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await send(page, href ?? '')).json()) as { icons: { src: string; sizes: string }[] };
  expect(manifest).toMatchObject({
    name: 'Portal, Example Institute of Technology',
    display: 'standalone',
    start_url: '/',
  });
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
});
