import type { BrowserContext, Page, Request } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { callApi } from '../fixtures/call-api';
import { studentFor } from '../fixtures/demo-people';
import { createEventByApi, dateInDays, findEventCard, uniqueName } from '../fixtures/events';
import { expect, test } from '../fixtures/portal-test';
import { expectFitsWindow } from '../fixtures/window-sizes';

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

async function expectUnread(page: Page, count: number): Promise<void> {
  await expect(bellOf(page)).toHaveAccessibleName(count === 0 ? 'Notifications' : `Notifications, ${count} unread`);
}

/** Starts without unread notifications, whatever other journeys left. */
async function markAllRead(page: Page): Promise<void> {
  await callApi(page, 'POST', '/api/notifications/read', {});
  await page.goto('/notifications');
  await expectUnread(page, 0);
}

async function registerFor(page: Page, title: string): Promise<void> {
  const card = await findEventCard(page, title);
  // The card shows Registered before the server has answered.
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

test(
  'a registration shows in the bell of another window; read there, it is read everywhere',
  { tag: '@phone' },
  async ({ signIn }, info) => {
    const title = uniqueName('Rings', info);
    const { path } = await createEventByApi(await signIn('codingCoordinator'), title, dateInDays(41), 5);
    const page = await signIn(studentFor('notifications', info));
    await markAllRead(page);
    const other = await openWindow(page.context(), '/home');
    await registerFor(page, title);
    await expectUnread(other, 1);
    await expectUnread(page, 1);

    await bellOf(other).click();
    const entry = panelOf(other).getByRole('link', { name: title });
    await expect(entry).toContainText('New');
    await expectFitsWindow(other);
    // The panel half covers parts of the page, which axe would report.
    await expectAccessible(other, panelOf(other));
    await entry.click();
    await expect(other).toHaveURL(path);
    await expectUnread(other, 0);
    await expectUnread(page, 0);
  },
);

test('windows share one stream, and another takes over when the one that holds it closes', async ({ signIn }, info) => {
  const student = studentFor('notifications', info);
  const coordinator = await signIn('codingCoordinator');
  const [before, after] = [uniqueName('Before', info), uniqueName('After', info)];
  for (const title of [before, after]) await createEventByApi(coordinator, title, dateInDays(42), 5);
  const elsewhere = await signIn(student);
  await markAllRead(elsewhere);

  const first = await signIn(student);
  const streams: Request[] = [];
  first.context().on('request', (request) => {
    if (request.url().endsWith('/api/notifications/stream')) streams.push(request);
  });
  await first.goto('/home');
  const second = await openWindow(first.context(), '/events');
  await registerFor(elsewhere, before);
  await expectUnread(first, 1);
  await expectUnread(second, 1);
  expect(streams).toHaveLength(1);

  await first.close();
  await registerFor(elsewhere, after);
  await expectUnread(second, 2);
  expect(streams).toHaveLength(2);
  expect(streams[1]?.headers()['last-event-id']).toMatch(/./);
});

test('what is marked read on the page is read in the bell of another browser too', async ({ signIn }, info) => {
  const student = studentFor('notifications', info);
  const coordinator = await signIn('codingCoordinator');
  const titles = [uniqueName('One', info), uniqueName('Two', info)] as const;
  for (const title of titles) await createEventByApi(coordinator, title, dateInDays(43), 5);
  const page = await signIn(student);
  await markAllRead(page);
  const elsewhere = await signIn(student);
  for (const title of titles) await registerFor(elsewhere, title);
  await expectUnread(page, 2);

  const unread = page.getByRole('radio', { name: /^Unread/ });
  await unread.click({ force: true });
  await expect(unread).toBeChecked();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await rows
    .filter({ hasText: titles[0] })
    .getByRole('button', { name: /^Mark as read/ })
    .click();
  await expectUnread(elsewhere, 1);
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('No unread notifications')).toBeVisible();
  await expectUnread(elsewhere, 0);
  await expectAccessible(page);
});
