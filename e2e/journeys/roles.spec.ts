import type { Page } from '@playwright/test';
import { demoPeople, studentFor } from '../fixtures/demo-people';
import { expect, test } from '../fixtures/portal-test';

// A person whose role changes loses the live feed at once.
test.use({ expectedErrors: /ERR_INCOMPLETE_CHUNKED_ENCODING/ });

const panelOf = (page: Page) => page.getByRole('form', { name: 'Give a role' });

async function giveSportsRole(page: Page, email: string): Promise<void> {
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

test('a student whom the president gives an office sees its dashboard at once, until it is ended', async ({
  signIn,
}, info) => {
  const person = studentFor('roles', info);
  const email = demoPeople[person];
  const president = await signIn('president');
  const student = await signIn(person);
  await student.goto('/');
  await expect(student).toHaveURL(/\/home$/);

  await president.goto('/roles');
  await giveSportsRole(president, email);
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

test('the president finds the holder of an office, and sees the profile without private data', async ({ signIn }) => {
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
