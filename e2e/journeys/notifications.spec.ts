import type { BrowserContext, Page, Request } from '@playwright/test';
import { expectAccessible, expectFitsWidth } from '../fixtures/accessibility';
import { callApi } from '../fixtures/call-api';
import { studentFor } from '../fixtures/demo-people';
import { dateInDays, createEventByApi, uniqueTitle } from '../fixtures/create-event';
import { expect, test } from '../fixtures/portal-test';

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

async function expectNew(page: Page, count: number): Promise<void> {
  await expect(bellOf(page)).toHaveAccessibleName(count === 0 ? 'Notifications' : `Notifications, ${count} new`);
}

/** Begins with nothing new, whatever other journeys left. */
async function readAll(page: Page): Promise<void> {
  await callApi(page, 'POST', '/api/notifications/read', {});
  await page.goto('/notifications');
  await expectNew(page, 0);
}

async function registerFor(page: Page, title: string): Promise<void> {
  await page.goto(`/events?q=${encodeURIComponent(title)}`);
  const card = page.getByRole('article').filter({ hasText: title });
  // The card shows what was chosen before the server has it.
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/register') && answer.ok());
  await card.getByRole('button', { name: /^Register/ }).click();
  await expect(card.getByText('Registered')).toBeVisible();
  await answered;
}

async function openWindow(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await expect(bellOf(page)).toBeVisible();
  return page;
}

test('a registration rings the bell of another window by itself; read there, it is read everywhere', async ({
  signIn,
}, info) => {
  const title = uniqueTitle('Rings', info.project.name);
  const { id } = await createEventByApi(await signIn('codingCoordinator'), title, dateInDays(41), 5);
  const page = await signIn(studentFor('notifications', info));
  await readAll(page);
  const other = await openWindow(page.context(), '/home');
  await registerFor(page, title);
  await expectNew(other, 1);
  await expectNew(page, 1);

  await bellOf(other).click();
  const entry = panelOf(other).getByRole('link', { name: title });
  await expect(entry).toContainText('New');
  await expectFitsWidth(other);
  // The panel covers some things of the page by half, as panels do.
  await expectAccessible(other, panelOf(other));
  await entry.click();
  await expect(other).toHaveURL(`/events/${id}`);
  await expectNew(other, 0);
  await expectNew(page, 0);
});

test(
  'windows share one stream; when the one that has it closes, the others still hear what comes',
  { tag: '@once' },
  async ({ signIn }, info) => {
    const student = studentFor('notifications', info);
    const coordinator = await signIn('codingCoordinator');
    const [before, after] = [uniqueTitle('Before', 'stream'), uniqueTitle('After', 'stream')];
    for (const title of [before, after]) await createEventByApi(coordinator, title, dateInDays(42), 5);
    const elsewhere = await signIn(student);
    await readAll(elsewhere);

    const first = await signIn(student);
    const streams: Request[] = [];
    first.context().on('request', (request) => {
      if (request.url().endsWith('/api/notifications/stream')) streams.push(request);
    });
    await first.goto('/home');
    const second = await openWindow(first.context(), '/events');
    await registerFor(elsewhere, before);
    await expectNew(first, 1);
    await expectNew(second, 1);
    expect(streams).toHaveLength(1);

    await first.close();
    await registerFor(elsewhere, after);
    await expectNew(second, 2);
    expect(streams).toHaveLength(2);
    expect(streams[1]?.headers()['last-event-id']).toMatch(/./);
  },
);

test(
  'what is marked read on the page is read in the bell of another browser too',
  { tag: '@once' },
  async ({ signIn }, info) => {
    const student = studentFor('notifications', info);
    const coordinator = await signIn('codingCoordinator');
    const titles = [uniqueTitle('One', 'page'), uniqueTitle('Two', 'page')] as const;
    for (const title of titles) await createEventByApi(coordinator, title, dateInDays(43), 5);
    const page = await signIn(student);
    await readAll(page);
    const elsewhere = await signIn(student);
    for (const title of titles) await registerFor(elsewhere, title);
    await expectNew(page, 2);

    const unread = page.getByRole('radio', { name: /^Unread/ });
    await unread.click({ force: true });
    await expect(unread).toBeChecked();
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await rows
      .filter({ hasText: titles[0] })
      .getByRole('button', { name: /^Mark as read/ })
      .click();
    await expectNew(elsewhere, 1);
    await expect(rows).toHaveCount(1);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByText('Nothing unread')).toBeVisible();
    await expectNew(elsewhere, 0);
    await expectAccessible(page);
  },
);
