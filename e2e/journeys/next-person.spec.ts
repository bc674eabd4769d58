import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/portal-test';
import { signInOnPage } from '../fixtures/sign-in-form';

test.use({ serviceWorkers: 'allow', expectedErrors: /Failed to load resource|could not be loaded|net::ERR/ });

const AUDIT = '/api/audit?limit=7';

/** Everything that the browser has stored of the portal but its built files, as one text. */
const allStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [localStorage, sessionStorage];
    for (const name of (await caches.keys()).filter((one) => one !== 'portal-files')) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        found.push(request.url, await (await cache.match(request, { ignoreVary: true }))?.text());
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const opened = indexedDB.open(name);
      await new Promise((resolve) => opened.addEventListener('success', resolve));
      for (const store of opened.result.objectStoreNames) {
        const rows = opened.result.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => rows.addEventListener('success', resolve));
        found.push(rows.result);
      }
      opened.result.close();
    }
    return JSON.stringify(found);
  });

/** Asks as a page does, waits until the portal has answered, and keeps the answer on its way until it is released. */
async function askSlowly(page: Page, address: string): Promise<() => void> {
  const { promise: isReleased, resolve: release } = promised();
  const { promise: isGiven, resolve: give } = promised();
  const delay = async (route: Route) => {
    const response = await route.fetch();
    give();
    await isReleased;
    await route.fulfill({ response });
  };
  await page.context().route((url) => url.href.endsWith(address), delay, { times: 1 });
  await page.evaluate((url) => {
    void fetch(url).then(({ status }) => sessionStorage.setItem('answered', `${status}`));
  }, address);
  await isGiven;
  return release;
}

function promised() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const urlsOfAnswers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await (await caches.open('portal-answers')).keys()).map(({ url }) => url));

/** The service worker stores in the order of the answers: when it has stored this one, it is done with those before. */
async function waitForStoring(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await caches.open('portal-answers')).delete('/auth/fetchAuth', { ignoreVary: true });
    await (await fetch('/auth/fetchAuth')).text();
  });
  await expect.poll(() => urlsOfAnswers(page)).toContainEqual(expect.stringMatching(/\/auth\/fetchAuth$/));
}

test('an answer that arrives after signing out is stored nowhere, and the next person does not read it offline', async ({
  visit,
}) => {
  const page = await visit();
  await signInOnPage(page, 'president');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/audit');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForStoring(page);
  await expect.poll(() => allStored(page)).toContain('/api/audit');

  const release = await askSlowly(page, AUDIT);
  await page.getByRole('button', { name: /, President$/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  release();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('answered'))).toBe('200');
  await waitForStoring(page);
  expect(await allStored(page)).not.toMatch(/\/api\/audit|president@|Kavya/);

  await signInOnPage(page, 'asha');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Asha/);
  await page.context().setOffline(true);
  const read = page.evaluate(async (url) => (await fetch(url)).status, AUDIT);
  await expect(read).rejects.toThrow('Failed to fetch');
});

test('an address that answers tables and lists has one entry, and a table is never made of a stored list', async ({
  signIn,
}) => {
  const page = await signIn('president');
  await page.goto('/audit');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const ask = (accept: string) =>
    page.evaluate(
      async ([url, Accept]) => {
        const answer = await fetch(url ?? '', { headers: { Accept: Accept ?? '' } });
        return `${answer.headers.get('content-type')} ${(await answer.text()).slice(0, 1)}`;
      },
      [AUDIT, accept],
    );
  expect(await ask('text/csv')).toMatch(/^text\/csv/);
  expect(await ask('*/*')).toMatch(/^application\/json.* \[$/);
  expect(await ask('application/json')).toMatch(/^application\/json.* \[$/);
  await waitForStoring(page);
  expect((await urlsOfAnswers(page)).filter((url) => url.endsWith(AUDIT))).toHaveLength(1);
  await page.context().setOffline(true);
  expect(await ask('application/json')).toMatch(/^application\/json.* \[$/);
  await expect(ask('text/csv')).rejects.toThrow('Failed to fetch');
});
