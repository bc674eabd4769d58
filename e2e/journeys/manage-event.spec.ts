import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { createEventByApi, dateInDays, fillEventForm, submitEventForm, uniqueName } from '../fixtures/events';
import { expect, test } from '../fixtures/portal-test';
import { expectFitsWindow } from '../fixtures/window-sizes';

/** Creates an event that takes registrations, and opens its page. */
async function createEvent(page: Page, title: string, day: string): Promise<string> {
  await fillEventForm(page, title, day);
  await page.getByText('Registration required').click();
  await page.getByLabel('Max participants').fill('2');
  await submitEventForm(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Large enough to be hit in a hurry, with one hand. */
async function expectLarge(target: Locator): Promise<void> {
  const { height = 0 } = (await target.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(56);
}

const statistic = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Figures' }).locator('div').filter({ hasText: label }).first();

test('two people who edit the same event do not overwrite each other', async ({ signIn }, info) => {
  const first = await signIn('codingCoordinator');
  const { path, title } = await createEventByApi(first, uniqueName('Edited', info), dateInDays(40));
  const second = await signIn('scitechSecretary');
  for (const page of [first, second]) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByLabel('Start, time')).toHaveValue('10:00 am');
  }
  await second.getByLabel('Type').fill('Course');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText(`${title} saved.`)).toBeVisible();

  await first.getByLabel('Description').fill('Typed with care.');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first.getByText(/^Someone else has changed this event/)).toBeVisible();
  await expect(first.getByText('Type is now: Course')).toBeVisible();
  await expect(first.getByLabel('Description')).toHaveValue('Typed with care.');
  await expectAccessible(first);
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(first.getByText('Typed with care.')).toBeVisible();
  await expect(first.getByText('Course', { exact: true })).toBeVisible();
});

test('unsaved changes to an event are kept after a reload', async ({ signIn }, info) => {
  const page = await signIn('codingCoordinator');
  const { path } = await createEventByApi(page, uniqueName('Kept', info), dateInDays(41));
  await page.goto(path);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Venue').fill('Half a ven');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Venue')).toHaveValue('Half a ven');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Venue')).toHaveValue('Computer Lab 3');
});

test(
  'the button of a new event is in view wherever its form is scrolled, and so is the result on its page',
  { tag: '@phone' },
  async ({ signIn }, info) => {
    const page = await signIn('codingCoordinator');
    await page.goto('/add-event');
    const title = uniqueName('Submitted', info);
    await page.getByLabel('Title', { exact: true }).fill(title);
    const button = page.getByRole('button', { name: 'Create Event', exact: true });
    await expect(button).toBeInViewport();
    await button.click();
    await expect(page.getByText('Event created successfully!')).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
  },
);

test('an event is cancelled with a reason, which everybody sees', async ({ signIn, visit }, info) => {
  const page = await signIn('codingCoordinator');
  const { path } = await createEventByApi(page, uniqueName('Cancelled', info), dateInDays(42));
  await page.goto(path);
  await page.getByRole('button', { name: 'Cancel event' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Cancel event' }).click();
  await expect(dialog.getByText('Please enter a reason.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('The lab is flooded.');
  await dialog.getByRole('button', { name: 'Cancel event' }).click();
  await expect(page.getByText(/^The lab is flooded\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeHidden();
  const visitor = await visit();
  await visitor.goto(path);
  await expect(visitor.getByText(/^The lab is flooded\./)).toBeVisible();
});

test.describe('check-in', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('students are checked in by code, once, also while offline', { tag: '@phone' }, async ({ signIn }, info) => {
    const page = await signIn('codingCoordinator');
    const { path } = await createEventByApi(page, uniqueName('Entrance', info), dateInDays(43), 2);
    await page.goto(path);
    const codes: string[] = [];
    for (const person of ['asha', 'ravi'] as const) {
      const student = await signIn(person);
      await student.goto(path);
      await student.getByRole('button', { name: 'Register', exact: true }).click();
      const code = student.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      await expect(code).toBeVisible();
      codes.push((await code.textContent()) ?? '');
    }
    const [asha = '', ravi = ''] = codes;
    await expect(statistic(page, 'Registered')).toContainText('Full, 2 places');
    await expectFitsWindow(page);

    await page.getByRole('link', { name: 'Check people in' }).click();
    const question = page.getByRole('alertdialog', { name: /^This event is on .* Check people in anyway\?$/ });
    await expectAccessible(page);
    await expectLarge(question.getByRole('button', { name: 'Back to event' }));
    await expectLarge(question.getByRole('button', { name: 'Check people in' }));
    await question.getByRole('button', { name: 'Check people in' }).click();
    await expect(page.getByRole('navigation')).toBeHidden();
    const result = page.getByRole('status', { name: 'Last scan' });
    const checkIns = page.getByRole('region', { name: 'Check-ins' });
    const field = page.getByLabel('Code', { exact: true });
    await field.fill(asha.toLowerCase());
    await field.press('Enter');
    await expect(result).toContainText(/Checked in at /);
    await expect(field).toBeFocused();
    await expectFitsWindow(page);
    await expectAccessible(page);
    await expectLarge(field);
    await expectLarge(page.getByRole('button', { name: 'Check in', exact: true }));
    await expectLarge(page.getByRole('link', { name: 'Back to event' }));
    const undo = page.getByRole('button', { name: /^Undo/ });
    await expectLarge(undo);
    await undo.click();
    await expect(result).toContainText('Check-in undone.');
    await expect(checkIns).toContainText('On this device0');
    await field.fill(asha);
    await field.press('Enter');
    await expect(result).toContainText(/Checked in at /);
    await field.fill(asha);
    await field.press('Enter');
    await expect(result).toContainText(/Already checked in at /);
    await field.fill('0000-0000');
    await field.press('Enter');
    await expect(result).toContainText('No registration for this event has the code 00000000.');

    await page.context().setOffline(true);
    await field.fill(ravi);
    await field.press('Enter');
    await expect(page.getByText('1 scan saved')).toBeVisible();
    await expectAccessible(page);
    // The service stays out of reach while the page loads again.
    await page.route('**/check-ins', (route) => route.abort('internetdisconnected'));
    const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/check-ins'));
    await page.context().setOffline(false);
    await refused;
    await page.reload();
    await question.getByRole('button', { name: 'Check people in' }).click();
    await expect(page.getByText('1 scan saved')).toBeVisible();
    await expect(checkIns).toContainText('On this device1');
    await page.unroute('**/check-ins');
    await expect(result).toContainText(/Checked in at /);
    await expect(page.getByText('1 scan saved')).toBeHidden();
    await expect(checkIns).toContainText('On this device2');
    await page.getByRole('link', { name: 'Back to event' }).click();
    await expect(statistic(page, 'Checked in')).toContainText("Everyone's here");

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Entrance .* registrations\.csv$/);
  });
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('an event entered as 10:00 shows 10:00, also after it is edited', async ({ signIn, visit }, info) => {
    const page = await signIn('codingCoordinator');
    const path = await createEvent(page, uniqueName('Zone', info), dateInDays(44));
    for (const description of ['One edit', 'Another edit']) {
      await page.getByRole('button', { name: 'Edit' }).click();
      await expect(page.getByLabel('Start, time')).toHaveValue('10:00 am');
      await page.getByLabel('Description').fill(description);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
      await expect(page.getByText(description)).toBeVisible();
    }
    const visitor = await visit();
    await visitor.goto(path);
    await expect(visitor.getByText(/, 10:00 am$/)).toBeVisible();
  });
});
