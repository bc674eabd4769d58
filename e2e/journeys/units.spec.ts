import type { Page } from '@playwright/test';
import { expectAccessibleOnDevices } from '../fixtures/accessibility';
import { uniqueName } from '../fixtures/events';
import { pick } from '../fixtures/pick';
import { expect, test } from '../fixtures/portal-test';
import { expectFitsDevices, expectFitsWindow } from '../fixtures/window-sizes';

async function addPosition(secretary: Page, unit: string, title: string): Promise<void> {
  await secretary.goto('/add-position');
  await pick(secretary, 'Organizational Unit', unit);
  await secretary.getByLabel('Position Title').fill(title);
  await secretary.getByLabel('Position Type').selectOption('Member');
  await secretary.getByLabel('Responsibility 1').fill('Flies');
  await secretary.getByRole('button', { name: 'Add Position' }).click();
  await expect(secretary.getByText('Position created successfully!')).toBeVisible();
}

async function appoint(secretary: Page, person: string, position: string): Promise<void> {
  await secretary.goto('/cosa/create?tab=holders');
  await pick(secretary, 'User', person);
  await pick(secretary, 'Position', position);
  await secretary.getByRole('button', { name: 'Add Position Holder' }).click();
  await expect(secretary.getByText('Position Holder created successfully!')).toBeVisible();
}

test('a general secretary creates a unit and a position, appoints a student who is notified, and renames the unit', async ({
  signIn,
}, info) => {
  const name = uniqueName('Drone Club', info);
  const newName = uniqueName('Flight Society', info);
  const secretary = await signIn('scitechSecretary');

  await secretary.goto('/create-org-unit');
  await expect(secretary.getByLabel('Category')).toHaveValue('SciTech');
  await secretary.getByLabel('Organization Name').fill(name);
  await secretary.getByLabel('Organization Type').selectOption('Club');
  await secretary.getByLabel('Contact Email').fill('drone.club@example.edu');
  await secretary.getByLabel('Platform 1').fill('Website');
  await secretary.getByLabel('Web address 1').fill('https://drones.example.edu');
  await expectFitsDevices(secretary);
  await secretary.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(secretary.getByRole('alert')).toHaveText('Organizational unit created successfully!');
  await secretary.getByRole('link', { name: 'View the unit' }).click();
  await expect(secretary.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectFitsWindow(secretary);
  await expectAccessibleOnDevices(secretary);

  const unitId = new URL(secretary.url()).pathname.split('/').at(-1);
  const title = uniqueName('Pilot', info);
  await addPosition(secretary, name, title);
  await appoint(secretary, 'Asha Nair', title);
  const student = await signIn('asha');
  await student.goto('/notifications');
  await student.getByRole('link', { name: new RegExp(`appointed you as ${title}`) }).click();
  await expect(student).toHaveURL(/\/hand-over\/[0-9a-f]{24}$/);

  await secretary.goto(`/units/${unitId}`);
  await expect(secretary.getByRole('main')).toContainText('Asha Nair');
  await secretary.getByRole('button', { name: 'Edit' }).click();
  await secretary.getByRole('dialog').getByLabel('Organization Name').fill(newName);
  await expectAccessibleOnDevices(secretary);
  await secretary.getByRole('button', { name: 'Save' }).click();
  await expect(secretary.getByRole('heading', { level: 1, name: newName })).toBeVisible();

  await student.goto(`/cosa?q=${encodeURIComponent(title)}`);
  const card = student.getByRole('article', { name: title });
  await expect(card).toContainText(newName);
  await card.getByRole('button').click();
  await student.getByRole('dialog').getByRole('link', { name: newName }).click();
  await expect(student.getByRole('heading', { level: 1, name: newName })).toBeVisible();
  await expect(student.getByRole('button', { name: 'Edit' })).toHaveCount(0);

  const hit = student.getByRole('group', { name: 'Units' }).getByRole('option').filter({ hasText: newName });
  await expect(async () => {
    await student.goto('/home');
    await student.getByRole('button', { name: /^Search events/ }).click();
    await student.getByRole('combobox', { name: /^Search/ }).fill(newName);
    await expect(hit).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await hit.click();
  await expect(student).toHaveURL(new RegExp(`/units/${unitId}$`));
});
