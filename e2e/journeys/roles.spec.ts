import type { Page } from '@playwright/test';
import { demoPeople, studentFor } from '../fixtures/demo-people';
import { expect, test } from '../fixtures/portal-test';

// Who loses an office loses its live feed in the same moment.
test.use({ expectedErrors: /ERR_INCOMPLETE_CHUNKED_ENCODING/ });

const panelOf = (page: Page) => page.getByRole('form', { name: 'Give a role' });

async function giveSports(page: Page, email: string): Promise<void> {
  const panel = panelOf(page);
  const [first = ''] = email.split('.');
  await panel.getByLabel('Person').fill(first);
  await page.getByRole('listbox').getByRole('option', { name: email }).click();
  await panel.getByLabel('Role').selectOption('GENSEC_SPORTS');
  await panel.getByRole('button', { name: 'Give Role' }).click();
  await expect(page.getByRole('row', { name: email })).toContainText('Sports');
}

async function endRole(page: Page, email: string): Promise<void> {
  await page.getByRole('row', { name: email }).getByRole('button', { name: /^End/ }).click();
  await page.getByRole('button', { name: 'End role' }).click();
  await expect(page.getByRole('row', { name: email })).toHaveCount(0);
}

test('the president gives a student an office, who at once sees the other dashboard, until it is ended', async ({
  signIn,
}, info) => {
  const person = studentFor('roles', info);
  const email = demoPeople[person];
  const president = await signIn('president');
  const student = await signIn(person);
  await student.goto('/');
  await expect(student).toHaveURL(/\/home$/);

  await president.goto('/roles');
  await giveSports(president, email);
  await student.goto('/');
  await expect(student).toHaveURL(/\/gensec-sport$/);
  await expect(student.getByRole('heading', { level: 1 })).toHaveText('Sports Portal');

  await president
    .getByRole('row', { name: email })
    .getByRole('button', { name: /^Roles of/ })
    .click();
  await expect(president.getByRole('dialog')).toContainText('Given by Kavya Iyer');
  await president.keyboard.press('Escape');
  await endRole(president, email);
  await student.goto('/');
  await expect(student).toHaveURL(/\/home$/);
});

test('nobody but the president opens the roles', { tag: '@once' }, async ({ signIn }) => {
  const secretary = await signIn('scitechSecretary');
  await secretary.goto('/roles');
  await expect(secretary).toHaveURL(/\/unauthorised$/);
});

test('the president finds who holds an office, and reads the profile without what is private', async ({ signIn }) => {
  const president = await signIn('president');
  await president.goto('/roles');
  await president.getByRole('searchbox').fill('kabir');
  await expect(president.getByRole('status').filter({ hasText: '1 person' })).toBeVisible();
  await president.getByRole('link', { name: 'Kabir Singh' }).click();
  await expect(president.getByRole('heading', { name: 'Kabir Singh' })).toBeVisible();
  await expect(president.getByText('Student ID')).toBeVisible();
  await expect(president.getByText('Phone')).toHaveCount(0);
  await president.getByRole('link', { name: 'Roles' }).first().click();
  await expect(president).toHaveURL(/\/roles/);
});
