import type { Page } from '@playwright/test';
import { findEventCard } from '../fixtures/events';
import { expect, test } from '../fixtures/portal-test';

/** What one presses, types into or unfolds. */
const operated = 'button, input, select, textarea, label, summary, form, [role="search"], [role="radiogroup"]';

/** The texts of the content that show, in their order, without those inside of `left`. */
function textsOf(page: Page, left?: string): Promise<string[]> {
  return page.evaluate((outside) => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode;
      const isLeft = outside !== undefined && parentElement?.closest(outside);
      if (nodeValue?.trim() && parentElement?.checkVisibility() && !isLeft) found.push(nodeValue);
    }
    return found;
  }, left);
}

/** Expects on white paper what the dark screen shows, but for what one operates and these texts; and the day over it. */
async function expectPrinted(page: Page, left: readonly string[]): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const shown = await textsOf(page, operated);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await textsOf(page)).toEqual(shown.filter((text) => !left.includes(text)));
  await expect(page.getByText(/^Printed on \d{1,2} \w{3} \d{4}$/)).toBeVisible();
  await expect(page.locator(`${operated}, nav, header`).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(21, 24, 29)');
}

test('an event prints as it is read, and for its club with who registered', { tag: '@once' }, async ({ signIn }) => {
  const student = await signIn('asha');
  await (await findEventCard(student, 'Hackathon: Campus in 24 Hours')).getByRole('link').first().click();
  await expect(student.getByText('Your code')).toBeVisible();
  await expectPrinted(student, ['Back to events', 'Add to calendar']);

  const officer = await signIn('codingCoordinator');
  await officer.goto(new URL(student.url()).pathname);
  const row = officer.getByRole('row').filter({ hasText: 'Asha Nair' });
  await expect(row).toBeVisible();
  await expectPrinted(officer, ['Back to events', 'Add to calendar', 'Check people in']);
  await expect(row).toBeVisible();
  await expect(row).toHaveCSS('break-inside', 'avoid');
});

test('the rooms of a day print as they are read', { tag: '@once' }, async ({ signIn }) => {
  const page = await signIn('president');
  await page.goto('/roombooking');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectPrinted(page, []);
  await expect(page.getByRole('row').nth(1)).toHaveCSS('break-inside', 'avoid');
});

test('a profile prints as it is read', { tag: '@once' }, async ({ signIn }) => {
  const page = await signIn('asha');
  await page.goto('/profile');
  await expect(page.getByText('asha@example.edu')).toBeVisible();
  await expectPrinted(page, []);
});

test('the audit prints as it is read', { tag: '@once' }, async ({ signIn }) => {
  const page = await signIn('president');
  await page.goto('/audit?action=events.event.created');
  await expect(page.getByText('created the event').first()).toBeVisible();
  await expectPrinted(page, []);
  await expect(page.getByRole('listitem').first()).toHaveCSS('break-inside', 'avoid');
});

test('all office-bearers print as they are read', { tag: '@once' }, async ({ signIn }) => {
  const page = await signIn('asha');
  await page.goto('/office-bearers');
  const printed = page.evaluate(() => new Promise<void>((resolve) => Object.assign(window, { print: resolve })));
  await page.getByRole('button', { name: 'Print' }).click();
  await printed;
  await expect(page.getByRole('button', { name: /more$/ })).toHaveCount(0);
  await expectPrinted(page, []);
  await expect(page.getByRole('listitem').first()).toHaveCSS('break-inside', 'avoid');
});
