import type { Locator, Page } from '@playwright/test';
import { callApi } from '../fixtures/call-api';
import { uniqueName } from '../fixtures/events';
import { expect, test } from '../fixtures/portal-test';

// The rooms whose switches are refused.
test.use({ expectedErrors: /net::ERR_FAILED/ });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Expects that every message is clear of the dialog and inside the window. */
async function expectClear(page: Page): Promise<void> {
  const dialog = await boxOf(page.getByRole('dialog'));
  const { height } = page.viewportSize() ?? { height: 0 };
  expect(dialog.bottom).toBeLessThanOrEqual(height);
  for (const message of await page.getByRole('region', { name: 'Messages' }).getByRole('listitem').all()) {
    const box = await boxOf(message);
    const isBeside = box.right <= dialog.x || dialog.right <= box.x || box.bottom <= dialog.y || dialog.bottom <= box.y;
    expect({ box, dialog, isBeside }).toMatchObject({ isBeside: true });
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.bottom).toBeLessThanOrEqual(height);
  }
}

test('messages stand clear of an open dialog, and are still read out', async ({ signIn, viewport }, info) => {
  const page = await signIn('president');
  // Opening a room asks nothing before, as closing one does.
  const rooms = ['One', 'Two', 'Three'].map((number) => uniqueName(`Closed ${number}`, info));
  for (const name of rooms) await callApi(page, 'POST', '/api/rooms', { name, capacity: 9, active: false });
  await page.route(/\/api\/rooms\/[^/]+$/, (route) => route.abort());
  for (const size of [
    viewport ?? { width: 1280, height: 800 },
    { width: 390, height: 640 },
    { width: 768, height: 600 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/rooms');
    for (const name of rooms) await page.getByRole('switch', { name: `${name} is in use` }).click();
    const messages = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
    await expect(messages).toHaveCount(3);
    await page.getByRole('button', { name: 'Add Room' }).click();
    await expect(page.getByRole('dialog', { name: 'Add a room' })).toBeVisible();
    // A message stays while the pointer is on it.
    await messages.first().hover();
    await expect(messages.first()).toBeVisible();
    await expectClear(page);
  }
});

test('a dialog on a phone is a sheet with a title, a backdrop and the height of its content', async ({
  signIn,
  isMobile,
}) => {
  const page = await signIn('president');
  if (!isMobile) await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rooms');
  await page.getByRole('button', { name: 'Add Room' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Add a room' })).toBeVisible();
  const { height, y, bottom } = await boxOf(dialog);
  expect(bottom).toBe(844);
  expect(height).toBeLessThan(0.92 * 844);
  const content = await dialog.evaluate((element) =>
    [...element.children].reduce((sum, child) => sum + child.scrollHeight, 0),
  );
  expect(Math.abs(height - content)).toBeLessThan(4);
  // What is above belongs to the backdrop and not to the page.
  const above = await page.evaluate((top) => document.elementFromPoint(195, top - 8)?.closest('main'), y);
  expect(above).toBeNull();
});
