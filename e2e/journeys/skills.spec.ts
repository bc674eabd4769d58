import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnDevices } from '../fixtures/accessibility';
import { callApi } from '../fixtures/call-api';
import { uniqueName } from '../fixtures/events';
import { tabTo } from '../fixtures/keyboard';
import { expect, test } from '../fixtures/portal-test';
import { expectFitsWindow } from '../fixtures/window-sizes';

const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog');

/** Puts a skill of the area of culture into everybody's catalogue. */
async function addToCatalogue(student: Page, secretary: Page, name: string): Promise<void> {
  const body = { name, category: 'Stage', type: 'cultural' };
  const { _id: id } = await callApi<{ _id: string }>(student, 'POST', '/api/skills/create-skill', body);
  await callApi(secretary, 'POST', `/api/skills/endorse/${id}`);
}

async function openForm(student: Page): Promise<void> {
  await student.goto('/skills');
  await student.getByRole('button', { name: 'Add Skill' }).click();
  await expect(dialogOf(student).getByLabel('Skill', { exact: true })).toBeFocused();
}

async function choose(student: Page, name: string): Promise<void> {
  await dialogOf(student).getByLabel('Skill', { exact: true }).fill(name);
  await student.getByRole('option', { name: new RegExp(`^${name}, Stage`) }).click();
}

const submit = (student: Page) => dialogOf(student).getByRole('button', { name: 'Add Skill' }).click();

test(
  'a student finds a skill of the catalogue, adds it once, changes its level and withdraws it',
  { tag: '@phone' },
  async ({ signIn }, info) => {
    const name = uniqueName('Lighting', info);
    await addToCatalogue(await signIn('ravi'), await signIn('culturalSecretary'), name);
    const student = await signIn('asha');
    await openForm(student);
    await expectFitsWindow(student);
    await choose(student, name);
    await dialogOf(student).getByLabel('Level').selectOption('Intermediate');
    await submit(student);
    await expect(student.getByText('Skill added successfully!')).toBeVisible();
    await expect(row(student, name)).toContainText('Intermediate');
    await expect(row(student, name).getByText('Pending')).toBeVisible();

    await openForm(student);
    await choose(student, name);
    await submit(student);
    await expect(dialogOf(student).getByText('You have already added this skill.')).toBeVisible();
    await expectAccessible(student, dialogOf(student));
    await dialogOf(student).getByRole('button', { name: 'Cancel' }).click();

    await student.getByRole('searchbox').fill(name);
    await expect(student.getByText(/^Showing 1 of \d+ skills$/)).toBeVisible();
    await row(student, name)
      .getByRole('button', { name: `Change ${name}` })
      .click();
    await dialogOf(student).getByLabel('Level').selectOption('Expert');
    await dialogOf(student).getByRole('button', { name: 'Save' }).click();
    await expect(row(student, name)).toContainText('Expert');
    await expectAccessible(student);
    await expectFitsWindow(student);

    await row(student, name)
      .getByRole('button', { name: `Withdraw ${name}` })
      .click();
    await student.getByRole('button', { name: 'Withdraw skill' }).click();
    await expect(row(student, name)).toBeHidden();
    await student.reload();
    await expect(student.getByText('No skills match your search.')).toBeVisible();
  },
);

test('a skill with a name much like a new one is offered before that is created, and the same one refused', async ({
  signIn,
}, info) => {
  const name = uniqueName('Projection mapping', info);
  await addToCatalogue(await signIn('ravi'), await signIn('culturalSecretary'), name);
  const student = await signIn('asha');
  await openForm(student);
  await student.keyboard.type(`${name.replace('mapping', 'maping')}x`);
  await student.getByRole('option', { name: /as a new skill$/ }).click();
  const dialog = dialogOf(student);
  await expect(dialog.getByText('Already in the list.')).toBeVisible();
  await expectFitsWindow(student);
  await expectAccessibleOnDevices(student, dialog);

  await dialog.getByLabel('Name').fill(` ${name.toUpperCase().replace(' ', '   ')} `);
  await dialog.getByLabel('Category').fill('Stage');
  await dialog.getByLabel('Type').selectOption('Cultural');
  await submit(student);
  await expect(dialog.getByText('This skill already exists. Please choose it from the list.')).toBeVisible();
  await expect(dialog.getByLabel('Category')).toHaveValue('Stage');

  await dialog.getByRole('button', { name: `Use ${name}` }).click();
  await expect(dialog.getByLabel('Skill', { exact: true })).toHaveValue(name);
  await submit(student);
  await expect(row(student, name).getByText('Pending')).toBeVisible();
});

test('a new skill is added, changed and withdrawn by keyboard alone', async ({ signIn }, info) => {
  const name = uniqueName('Clowning', info);
  const student = await signIn('asha');
  const { keyboard } = student;
  await student.goto('/skills');
  await tabTo(student, student.getByRole('button', { name: 'Add Skill' }));
  await keyboard.press('Enter');
  await expect(dialogOf(student).getByLabel('Skill', { exact: true })).toBeFocused();
  await keyboard.type(name);
  await expect(student.getByRole('option', { name: `Add ${name} as a new skill` })).toBeVisible();
  // The last of the list, whatever else was found.
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await expect(dialogOf(student).getByLabel('Name')).toBeFocused();
  await expect(dialogOf(student).getByLabel('Name')).toHaveValue(name);
  for (const [label, text] of [
    ['Category', 'Stage'],
    ['Type', 'Cul'],
    ['Level', 'Adv'],
  ] as const) {
    await tabTo(student, dialogOf(student).getByLabel(label));
    await keyboard.type(text);
  }
  await tabTo(student, dialogOf(student).getByRole('button', { name: 'Add Skill' }));
  await keyboard.press('Enter');
  await expect(row(student, name)).toContainText('Advanced');

  await tabTo(student, row(student, name).getByRole('button', { name: `Change ${name}` }));
  await keyboard.press('Enter');
  await tabTo(student, dialogOf(student).getByLabel('Level'));
  await keyboard.type('Beg');
  await tabTo(student, dialogOf(student).getByRole('button', { name: 'Save' }));
  await keyboard.press('Enter');
  await expect(row(student, name)).toContainText('Beginner');

  await tabTo(student, row(student, name).getByRole('button', { name: `Withdraw ${name}` }));
  await keyboard.press('Enter');
  const confirm = student.getByRole('button', { name: 'Withdraw skill' });
  await tabTo(student, confirm);
  await keyboard.press('Enter');
  await expect(row(student, name)).toBeHidden();
  await expect(student.getByRole('group', { name: 'Your skills' })).toBeFocused();
});
