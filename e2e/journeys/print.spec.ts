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
  await expectOnPaper(page);
}

/** Expects the day over the page, nothing that one operates, and black on white. */
async function expectOnPaper(page: Page): Promise<void> {
  await expect(page.getByText(/^Printed on \d{1,2} \w{3} \d{4}$/)).toBeVisible();
  await expect(page.locator(`${operated}, nav, header`).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(21, 24, 29)');
}

/** How many sheets of A4 a page prints on. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('an event prints as it is read, and for its club with who registered', async ({ signIn }) => {
  const student = await signIn('asha');
  await (await findEventCard(student, 'Hackathon: Campus in 24 Hours')).getByRole('heading').getByRole('link').click();
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

test('the rooms of a day print as they are read', async ({ signIn }) => {
  const page = await signIn('president');
  await page.goto('/roombooking');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectPrinted(page, []);
  await expect(page.getByRole('row').nth(1)).toHaveCSS('break-inside', 'avoid');
});

test('a profile prints as it is read', async ({ signIn }) => {
  const page = await signIn('asha');
  await page.goto('/profile');
  await expect(page.getByText('asha@example.edu')).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await expectPrinted(page, ['Verified record']);
});

test('the audit prints as it is read', async ({ signIn }) => {
  const page = await signIn('president');
  await page.goto('/audit?action=events.event.created');
  await expect(page.getByText('created the event').first()).toBeVisible();
  await expectPrinted(page, []);
  await expect(page.getByRole('listitem').first()).toHaveCSS('break-inside', 'avoid');
});

test('all office-bearers print as they are read', async ({ signIn }) => {
  const page = await signIn('asha');
  await page.goto('/office-bearers');
  const printed = page.evaluate(() => new Promise<void>((resolve) => Object.assign(window, { print: resolve })));
  await page.getByRole('button', { name: 'Print' }).click();
  await printed;
  await expect(page.getByRole('button', { name: /more$/ })).toHaveCount(0);
  await expectPrinted(page, []);
  await expect(page.getByRole('listitem').first()).toHaveCSS('break-inside', 'avoid');
});

test('the service board prints on one sheet of A4 as it is read', async ({ signIn }) => {
  const page = await signIn('asha');
  await page.goto('/service');
  await expect(page.getByRole('region', { name: 'SciTech' })).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'What the figures mean' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
});

test('statistics print on one sheet of A4 as they are read', async ({ signIn }) => {
  const page = await signIn('president');
  await page.goto('/statistics');
  for (const chart of ['Events by month', 'Feedback by month', 'Members by tenure'])
    await expect(page.getByRole('figure', { name: chart })).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);
  await expect(page.getByRole('figure', { name: 'Events by month' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Show as table' })).toHaveCount(0);
});

const dashboards = [
  { as: 'president', path: '/president-dashboard', title: 'President dashboard', figures: 4 },
  { as: 'culturalSecretary', path: '/gensec-cult', title: 'Cultural Portal', figures: 10 },
  { as: 'codingCoordinator', path: '/club-dashboard', title: 'Club dashboard', figures: 5 },
  { as: 'asha', path: '/home', title: 'Student home', figures: 4 },
] as const;

for (const { as, path, title, figures } of dashboards) {
  test(`the figures of ${path} print on one sheet of A4, and are saved`, async ({ signIn }) => {
    const page = await signIn(as);
    await page.goto(path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const file = new RegExp(`^${title.toLowerCase().replace(' ', '-')}-\\d{4}-\\d{2}-\\d{2}\\.csv$`);
    expect((await download).suggestedFilename()).toMatch(file);
    await expect.poll(() => sheetsOf(page)).toBe(1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Prepared by')).toBeVisible();
    const rows = page.getByRole('table').first().locator('tbody tr');
    await expect(rows).toHaveCount(figures);
    await expect(rows.filter({ hasText: /\d{1,2} \w{3} \d{4}/ })).toHaveCount(figures);
    await expectOnPaper(page);
  });
}

test('a dashboard prints on one sheet of A4 however long its texts are', async ({ signIn }) => {
  const page = await signIn('codingCoordinator');
  await page.route('**/api/orgUnit/clubData/**', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const long = (letters: number) => 'Longest '.repeat(letters / 8);
    await route.fulfill({
      response: answer,
      body: text
        .replaceAll(/"(title|venue|recipient)":"[^"]*"/g, (_, field: string) => `"${field}":"${long(160)}"`)
        .replaceAll(/"(name)":"[^"]*"/g, (_, field: string) => `"${field}":"${'Unbreakable'.repeat(12)}"`)
        .replaceAll(/"comments":"[^"]*"/g, `"comments":"${long(4_000)}"`),
    });
  });
  await page.goto('/club-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Unbreakable/);
  expect(await sheetsOf(page)).toBe(1);
  await expect(page.getByRole('table')).toHaveCount(0);
});
