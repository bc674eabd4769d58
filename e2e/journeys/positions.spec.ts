import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnDevices } from '../fixtures/accessibility';
import { findAuditEntry } from '../fixtures/audit';
import { uniqueName } from '../fixtures/events';
import { expect, test } from '../fixtures/portal-test';
import { expectFitsDevices } from '../fixtures/window-sizes';

const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title });

/** Adds a position of the coordinator's own unit. */
async function addPosition(coordinator: Page, title: string): Promise<void> {
  await coordinator.goto('/add-position');
  await expect(coordinator.getByRole('heading', { level: 1, name: 'Add New Position' })).toBeVisible();
  await expect(coordinator.getByLabel('Organizational Unit')).toHaveValue('Coding Club');
  await coordinator.getByLabel('Position Title').fill(title);
  await coordinator.getByLabel('Position Type').selectOption('Other');
  await coordinator.getByLabel('Custom type').fill('Archivist');
  await coordinator.getByLabel('Responsibility 1').fill('Keeps what the club has written');
  for (const [index, skill] of ['Git', 'Writing', 'Python', 'Patience'].entries()) {
    if (index > 0) await coordinator.getByRole('button', { name: 'Add a skill' }).click();
    await coordinator.getByLabel(`Skill ${index + 1}`, { exact: true }).fill(skill);
  }
  await coordinator.getByLabel('Min CGPA').fill('6.5');
  await coordinator.getByRole('button', { name: 'Add Position' }).click();
  await expect(coordinator.getByText('Position created successfully!')).toBeVisible();
  await expect(coordinator.getByLabel('Position Title')).toHaveValue('');
}

/** Opens a position from the search palette, which has it a moment after it is added. */
async function openFromPalette(page: Page, title: string): Promise<void> {
  const hit = page.getByRole('group', { name: 'Positions' }).getByRole('option').filter({ hasText: title });
  await expect(async () => {
    await page.goto('/home');
    await page.getByRole('button', { name: /^Search events/ }).click();
    await page.getByRole('combobox', { name: /^Search/ }).fill(title);
    await expect(hit).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await hit.click();
}

test('a coordinator adds a position, which students find and give feedback on and the president finds in the audit', async ({
  signIn,
}, info) => {
  const title = uniqueName('Archivist', info);
  const coordinator = await signIn('codingCoordinator');
  await addPosition(coordinator, title);
  await expectFitsDevices(coordinator);

  const student = await signIn('asha');
  await openFromPalette(student, title);
  await expect(student).toHaveURL(/\/cosa\?q=/);
  await expect(student.getByRole('searchbox')).toHaveValue(title);
  const card = cardOf(student, title);
  await expect(card).toContainText('Coding Club');
  await expect(card).toContainText('+1 more');
  await expect(student.getByText(/^Showing 1 of \d+ positions$/)).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(1);
  await card.getByRole('button').click();
  const details = student.getByRole('dialog', { name: 'Position Details' });
  await expect(details).toContainText('Keeps what the club has written');
  await expect(details).toContainText('Patience');
  await expectAccessibleOnDevices(student);

  await student.goto('/feedback');
  await student.getByLabel('Type', { exact: true }).selectOption('Appreciation');
  await student.getByText('POR', { exact: true }).click();
  await student.getByLabel('Target', { exact: true }).fill(title);
  await student.getByRole('option', { name: `${title}, Coding Club` }).click();
  await student.getByLabel('Comments').fill('Nothing gets lost any more.');
  await student.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(student.getByLabel('Comments')).toHaveValue('');
  await student.goto(`/viewfeedback?target_type=Position&q=${encodeURIComponent(title)}`);
  await expect(student.getByRole('article').filter({ hasText: title })).toContainText('Position, Coding Club');

  const president = await signIn('president');
  const entry = await findAuditEntry(president, `added the position ${title}`, 'org.position.created');
  await entry.getByRole('link', { name: title }).click();
  await expect(cardOf(president, title)).toBeVisible();
});

test('a position is changed and deleted only by officers in whose scope it is', async ({ signIn }, info) => {
  const title = uniqueName('Keeper', info);
  const coordinator = await signIn('codingCoordinator');
  await addPosition(coordinator, title);
  await coordinator.getByRole('link', { name: 'View in positions' }).click();
  await cardOf(coordinator, title)
    .getByRole('button', { name: `Edit ${title}` })
    .click();
  await coordinator.getByLabel('Number of Positions').fill('3');
  await expectAccessible(coordinator);
  await coordinator.getByRole('button', { name: 'Save' }).click();
  await expect(cardOf(coordinator, title)).toContainText('3 places');

  const otherCoordinator = await signIn('musicCoordinator');
  await otherCoordinator.goto(`/cosa?q=${encodeURIComponent(title)}`);
  await expect(cardOf(otherCoordinator, title).getByRole('button')).toHaveCount(1);

  const secretary = await signIn('scitechSecretary');
  await secretary.goto(`/cosa?q=${encodeURIComponent(title)}`);
  await cardOf(secretary, title)
    .getByRole('button', { name: `Delete ${title}` })
    .click();
  await secretary.getByRole('button', { name: 'Delete position' }).click();
  await expect(secretary.getByText('No positions found.')).toBeVisible();
});
