import type { OfficeBearer } from '@portal/contracts';
import type { Page } from '@playwright/test';
import { callApi } from '../fixtures/call-api';
import { uniqueName } from '../fixtures/events';
import { expect, test } from '../fixtures/portal-test';

/** Appoints Ravi in the current tenure to a new position of the coordinator's unit. */
async function appointRavi(coordinator: Page, title: string): Promise<void> {
  const [unit] = await callApi<{ _id: string }[]>(coordinator, 'GET', '/api/events/units');
  const [ravi] = await callApi<{ _id: string }[]>(coordinator, 'GET', '/api/events/users?q=ravi%20kumar');
  const [inOffice] = await callApi<OfficeBearer[]>(coordinator, 'GET', '/tenure?limit=1');
  const position = await callApi<{ _id: string }>(coordinator, 'POST', '/api/positions/add-position', {
    title,
    unit_id: unit?._id,
    position_type: 'Curator',
    responsibilities: ['Chooses what the club shows'],
  });
  await callApi<object>(coordinator, 'POST', '/api/positions/add-position-holder', {
    user_id: ravi?._id,
    position_id: position._id,
    tenure_year: inOffice?.tenure_year,
  });
}

async function share(holder: Page, choice: string): Promise<void> {
  await holder.goto('/profile');
  await holder.getByRole('button', { name: 'Edit' }).click();
  await holder.getByLabel('Shared while you hold a position').selectOption(choice);
  await holder.getByRole('button', { name: 'Save' }).click();
  await expect(holder.getByText('Profile updated successfully!')).toBeVisible();
}

/** The whole list, in which the person is found by the position. */
async function showAll(viewer: Page): Promise<void> {
  await viewer.reload();
  const more = viewer.getByRole('button', { name: /^Show \d+ more$/ });
  await expect(viewer.getByRole('listitem').first()).toBeVisible();
  while (await more.isVisible()) await more.click();
}

test('an office-bearer shares the email with everyone signed in, and takes it back', async ({ signIn }, info) => {
  const title = uniqueName('Curator', info);
  await appointRavi(await signIn('codingCoordinator'), title);
  const holder = await signIn('ravi');
  const viewer = await signIn('asha');
  await viewer.goto('/units');
  await viewer.getByRole('link', { name: 'Office-bearers' }).first().click();
  const row = viewer.getByRole('listitem').filter({ hasText: title });
  const email = row.getByRole('link', { name: 'ravi@example.edu' });

  await share(holder, 'My email');
  await expect(async () => {
    await showAll(viewer);
    await expect(email).toHaveAttribute('href', 'mailto:ravi@example.edu', { timeout: 2000 });
  }).toPass();

  await share(holder, 'Nothing');
  await expect(async () => {
    await showAll(viewer);
    await expect(row).toBeVisible();
    await expect(email).toHaveCount(0, { timeout: 2000 });
  }).toPass();

  const tenures = viewer.getByRole('combobox', { name: 'Tenure' });
  const current = await tenures.inputValue();
  const last = `${Number(current.slice(0, 4)) - 1}-${current.slice(0, 4)}`;
  await tenures.selectOption(last);
  await expect(viewer).toHaveURL(`/office-bearers?tenure=${last}`);
  await expect(viewer.getByText(new RegExp(`^Tenure ${last}: `))).toBeVisible();
  await expect(row).toHaveCount(0);
  await viewer.getByRole('link', { name: 'Coding Club' }).click();
  await expect(viewer.getByRole('heading', { level: 1, name: 'Coding Club' })).toBeVisible();
});
