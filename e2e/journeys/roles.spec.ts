import type { Page } from '@playwright/test';
import type { Role } from '@portal/contracts';
import { demoPeople, studentFor } from '../fixtures/demo-people';
import { expect, test } from '../fixtures/portal-test';

// A person whose role changes loses the live feed at once.
test.use({ expectedErrors: /ERR_INCOMPLETE_CHUNKED_ENCODING/ });

const panelOf = (page: Page) => page.getByRole('form', { name: 'Give a role' });

const navigationOf = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

interface Office {
  role: Role;
  /** What the list of officers says. */
  name: string;
  unit?: string;
}

async function giveRole(page: Page, email: string, { role, name, unit }: Office): Promise<void> {
  const panel = panelOf(page);
  const [first = ''] = email.split('.');
  await panel.getByLabel('Person').fill(first);
  await page.getByRole('listbox').getByRole('option', { name: email }).click();
  await panel.getByLabel('Role').selectOption(role);
  if (unit) {
    await panel.getByLabel('Unit').fill(unit);
    await page.getByRole('listbox').getByRole('option', { name: unit }).click();
  }
  await panel.getByRole('button', { name: 'Give Role' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give Role' }).click();
  await expect(page.getByRole('row', { name: email })).toContainText(name);
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
  await giveRole(president, email, { role: 'GENSEC_SPORTS', name: 'Sports' });
  await student.goto('/');
  await expect(student).toHaveURL(/\/gensec-sport$/);
  await expect(student.getByRole('heading', { level: 1 })).toHaveText('Sports Portal');

  await president
    .getByRole('row', { name: email })
    .getByRole('button', { name: /^Role history of/ })
    .click();
  await expect(president.getByRole('dialog')).toContainText('Given by Kavya Iyer');
  await president.keyboard.press('Escape');
  await endRole(president, email);
  await student.goto('/');
  await expect(student).toHaveURL(/\/home$/);
});

/** Of the general secretaries, who differ by category alone, one opens the other pages too. */
const offices: (Office & { dashboard: string; opensDashboardOnly?: true })[] = [
  // The address of the unit is another person's: the unit is the one given with the role.
  { role: 'CLUB_COORDINATOR', name: 'Music Club', unit: 'Music Club', dashboard: 'Music Club' },
  { role: 'GENSEC_SCITECH', name: 'SciTech', dashboard: 'SciTech Portal' },
  { role: 'GENSEC_ACADEMIC', name: 'Academic', dashboard: 'Academic Portal', opensDashboardOnly: true },
  { role: 'GENSEC_CULTURAL', name: 'Cultural', dashboard: 'Cultural Portal', opensDashboardOnly: true },
  { role: 'GENSEC_SPORTS', name: 'Sports', dashboard: 'Sports Portal', opensDashboardOnly: true },
  { role: 'PRESIDENT', name: 'President', dashboard: 'Dashboard' },
];

test('a person who is appointed opens every page of the office', async ({ signIn }, info) => {
  // Every page of six offices: minutes on a busy machine.
  test.setTimeout(300_000);
  const person = studentFor('roles', info);
  const email = demoPeople[person];
  const president = await signIn('president');
  const officer = await signIn(person);
  await president.goto('/roles');
  for (const office of offices) {
    // An open page renews its session at once, and opening the next one might abort that.
    await officer.goto('about:blank');
    await giveRole(president, email, office);
    await officer.goto('/');
    await expect(officer.getByRole('heading', { level: 1 })).toHaveText(office.dashboard);
    const links = await navigationOf(officer).all();
    for (const link of office.opensDashboardOnly ? [] : links) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(officer.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(officer.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(officer.getByRole('alert').or(officer.getByText('No club data found'))).toHaveCount(0);
    }
  }
  await endRole(president, email);
});

test('nobody but the president opens the roles', async ({ signIn }) => {
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
  // The label itself: names of events that journeys make end in the name of their project, and one is "phone".
  await expect(president.getByText('Phone', { exact: true })).toHaveCount(0);
  await president.getByRole('link', { name: 'Roles' }).first().click();
  await expect(president).toHaveURL(/\/roles/);
});
