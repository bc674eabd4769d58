import { findAuditEntry } from '../fixtures/audit';
import { send } from '../fixtures/call-api';
import { createEventByApi, dateInDays, uniqueName } from '../fixtures/events';
import { expect, test } from '../fixtures/portal-test';
import { expectFitsDevices } from '../fixtures/window-sizes';

test('a change by an officer is in the president’s audit, with before and after', async ({ signIn }, info) => {
  const officer = await signIn('codingCoordinator');
  const { path, title } = await createEventByApi(officer, uniqueName('Audited', info), dateInDays(45), 10);
  await officer.goto(path);
  await officer.getByRole('button', { name: 'Edit' }).click();
  await officer.getByLabel('Venue').fill('Open Lawn');
  await officer.getByRole('button', { name: 'Save' }).click();
  await expect(officer.getByText(`${title} saved.`)).toBeVisible();

  const president = await signIn('president');
  const entry = await findAuditEntry(president, `created and changed the event ${title}`);
  await entry.getByText('Show all 2').click();
  await expect(entry).toContainText('Before: Computer Lab 3');
  await expect(entry).toContainText('After: Open Lawn');
  const copy = entry.getByRole('button', { name: /^Copy request ID [\w-]{8,}$/ });
  await expect(copy).toBeHidden();
  await entry.getByText('Details').first().click();
  await expect(copy).toBeVisible();
  await expectFitsDevices(president);
  await entry.getByRole('link', { name: title }).click();
  await expect(president.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('the audit is filtered by action, person and day, and the URL keeps the filters', async ({ signIn }) => {
  const president = await signIn('president');
  await president.goto('/audit');
  await president.getByRole('combobox', { name: 'Person' }).fill('Kavya');
  await president
    .getByRole('option', { name: /president@example\.edu/ })
    .first()
    .click();
  await expect(president).toHaveURL(/\/audit\?actor=[0-9a-f]{24}$/);
  await president.getByLabel('Action').selectOption('Signed in');
  await expect(president).toHaveURL(/[?&]action=auth\.session\.started$/);
  const entries = president.getByRole('list', { name: /^Entries for/ }).getByRole('listitem');
  await expect(entries.filter({ hasText: 'Kavya Iyer signed in' }).first()).toBeVisible();
  await expect(entries.filter({ hasNotText: 'Kavya Iyer signed in' })).toHaveCount(0);
  await president.reload();
  await expect(president.getByRole('combobox', { name: 'Person' })).toHaveValue('Kavya Iyer');
  await president.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(president.getByText('No entries found')).toBeVisible();
});

test('nobody but the president opens the audit', async ({ signIn }) => {
  for (const person of ['scitechSecretary', 'codingCoordinator', 'asha'] as const) {
    const page = await signIn(person);
    await page.goto('/audit');
    await expect(page).toHaveURL(/\/unauthorised$/);
    expect((await send(page, '/api/audit')).status()).toBe(403);
  }
});
