import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsWidth } from '../fixtures/accessibility';
import { demoPassword, demoPeople } from '../fixtures/demo-people';
import { dateInDays, createEventByApi, uniqueTitle } from '../fixtures/create-event';
import { expect, test, typeCredentials } from '../fixtures/portal-test';

/** Creates an event that takes registrations, and opens its page. */
async function createEvent(page: Page, title: string, day: string): Promise<string> {
  await page.goto('/add-event');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Start, date').fill(day);
  await page.getByLabel('Start, time').fill('10:00');
  await page.getByLabel('End, date').fill(day);
  await page.getByLabel('End, time').fill('12:00');
  await page.getByText('Registration required').click();
  await page.getByLabel('Max participants').fill('2');
  await page.getByRole('button', { name: 'Create Event', exact: true }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Open the event' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return new URL(page.url()).pathname;
}

const pathOf = ({ id }: { id: string }) => `/events/${id}`;
const figure = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Figures' }).locator('div').filter({ hasText: label }).first();

test('two who edit the same event do not overwrite each other', { tag: '@once' }, async ({ signIn }, { project }) => {
  const first = await signIn('codingCoordinator');
  const path = pathOf(await createEventByApi(first, uniqueTitle('Edited', project.name), dateInDays(40)));
  const second = await signIn('scitechSecretary');
  for (const page of [first, second]) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByLabel('Start, time')).toHaveValue('10:00');
  }
  await second.getByLabel('Type').fill('Course');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('The event is saved.')).toBeVisible();

  await first.getByLabel('Description').fill('Typed with care.');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first.getByText(/^Somebody else changed this event meanwhile/)).toBeVisible();
  await expect(first.getByText('Type is now: Course')).toBeVisible();
  await expect(first.getByLabel('Description')).toHaveValue('Typed with care.');
  await expectAccessible(first);
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(first.getByText('Typed with care.')).toBeVisible();
  await expect(first.getByText('Course', { exact: true })).toBeVisible();
});

test('what was typed into an event is kept over a reload', async ({ signIn }, { project }) => {
  const page = await signIn('codingCoordinator');
  await page.goto(pathOf(await createEventByApi(page, uniqueTitle('Kept', project.name), dateInDays(41))));
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Venue').fill('Half a ven');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Venue')).toHaveValue('Half a ven');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Venue')).toHaveValue('Computer Lab 3');
});

test('a new event is sent off wherever its form is scrolled to, and what became of it is in view', async ({ signIn }, {
  project,
}) => {
  const page = await signIn('codingCoordinator');
  await page.goto('/add-event');
  await page.getByLabel('Title', { exact: true }).fill(uniqueTitle('Sent off', project.name));
  const button = page.getByRole('button', { name: 'Create Event', exact: true });
  await expect(button).toBeInViewport();
  await button.click();
  await expect(page.getByText('Event created successfully!')).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByLabel('Title', { exact: true })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Open the event' })).toBeInViewport({ ratio: 1 });
});

test('a session that ends while an event is typed costs a sign-in and nothing else', async ({ visit }, { project }) => {
  const page = await visit();
  const title = uniqueTitle('Outlasted', project.name);
  await typeCredentials(page, 'codingCoordinator');
  await page.goto('/add-event');
  await page.getByLabel('Title', { exact: true }).fill(title);
  for (const part of ['Start', 'End']) await page.getByLabel(`${part}, date`).fill(dateInDays(43));
  await page.getByLabel('Start, time').fill('10:00');
  await page.getByLabel('End, time').fill('12:00');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Create Event', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email', { exact: true }).fill(demoPeople.codingCoordinator);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/add-event');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  await expect(page.getByLabel('Start, time')).toHaveValue('10:00');
  await page.getByRole('button', { name: 'Create Event', exact: true }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
});

test(
  'an event is cancelled with a reason, which everybody sees',
  { tag: '@once' },
  async ({ signIn, visit }, { project }) => {
    const page = await signIn('codingCoordinator');
    const path = pathOf(await createEventByApi(page, uniqueTitle('Cancelled', project.name), dateInDays(42)));
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
  },
);

test.describe('the door', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('students are let in by code, once, also while the connection is away', async ({ signIn }, { project }) => {
    const page = await signIn('codingCoordinator');
    const path = pathOf(await createEventByApi(page, uniqueTitle('Door', project.name), dateInDays(43), 2));
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
    await expect(figure(page, 'Registered')).toContainText('Full, 2 places');
    await expectFitsWidth(page);

    const field = page.getByLabel('Code', { exact: true });
    await field.fill(asha.toLowerCase());
    await field.press('Enter');
    await expect(page.getByText(/ is checked in, /)).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(asha);
    await field.press('Enter');
    await expect(page.getByText(/ was already checked in at /)).toBeVisible();
    await field.fill('0000-0000');
    await field.press('Enter');
    await expect(page.getByText('No registration of this event has this code.')).toBeVisible();

    await page.context().setOffline(true);
    await field.fill(ravi);
    await field.press('Enter');
    await expect(page.getByText('1 scan is kept')).toBeVisible();
    await expectAccessible(page);
    await page.context().setOffline(false);
    await expect(page.getByText(/ is checked in, /)).toBeVisible();
    await expect(page.getByText('1 scan is kept')).toBeHidden();
    await expect(figure(page, 'Checked in')).toContainText('Everybody is there');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Door .* registrations\.csv$/);
  });
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test(
    'an event entered as 10:00 shows 10:00, and stays there when it is edited',
    { tag: '@once' },
    async ({ signIn, visit }, { project }) => {
      const page = await signIn('codingCoordinator');
      const path = await createEvent(page, uniqueTitle('Zone', project.name), dateInDays(44));
      for (const description of ['One edit', 'Another edit']) {
        await page.getByRole('button', { name: 'Edit' }).click();
        await expect(page.getByLabel('Start, time')).toHaveValue('10:00');
        await page.getByLabel('Description').fill(description);
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
        await expect(page.getByText(description)).toBeVisible();
      }
      const visitor = await visit();
      await visitor.goto(path);
      await expect(visitor.getByText(/, 10:00 am$/)).toBeVisible();
    },
  );
});
