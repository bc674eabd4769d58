import { expectAccessibleOnDevices } from '../fixtures/accessibility';
import { callApi } from '../fixtures/call-api';
import { uniqueName } from '../fixtures/events';
import { expect, test } from '../fixtures/portal-test';
import { expectFitsDevices, expectFitsWindow } from '../fixtures/window-sizes';

test('a general secretary creates a unit and renames it, and its position and the search have the new name', async ({
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
  await callApi(secretary, 'POST', '/api/positions/add-position', {
    title,
    unit_id: unitId,
    position_type: 'Member',
    responsibilities: ['Flies'],
  });

  await secretary.getByRole('button', { name: 'Edit' }).click();
  await secretary.getByRole('dialog').getByLabel('Organization Name').fill(newName);
  await expectAccessibleOnDevices(secretary);
  await secretary.getByRole('button', { name: 'Save' }).click();
  await expect(secretary.getByRole('heading', { level: 1, name: newName })).toBeVisible();

  const student = await signIn('asha');
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
