import type { Page } from '@playwright/test';
import { expectAccessibleOnDevices } from '../fixtures/accessibility';
import { callApi } from '../fixtures/call-api';
import { uniqueName } from '../fixtures/events';
import { pick } from '../fixtures/pick';
import { expect, test } from '../fixtures/portal-test';
import { expectFitsDevices, expectFitsWindow } from '../fixtures/window-sizes';

/** Adds a position of the coordinator's own unit. */
async function addPosition(coordinator: Page, title: string): Promise<void> {
  const [unit] = await callApi<{ _id: string }[]>(coordinator, 'GET', '/api/events/units');
  await callApi<object>(coordinator, 'POST', '/api/positions/add-position', {
    title,
    unit_id: unit?._id,
    position_type: 'Archivist',
    responsibilities: ['Keeps what the club has written'],
    requirements: { min_year: 4 },
  });
}

const holding = (student: Page, title: string) => student.getByRole('listitem', { name: title });

test('an officer appoints a student, who is notified, led to the hand-over and sees it in My Positions', async ({
  signIn,
}, info) => {
  const title = uniqueName('Archivist', info);
  const coordinator = await signIn('codingCoordinator');
  await addPosition(coordinator, title);
  await coordinator.goto('/cosa/create');
  await coordinator.getByRole('tab', { name: 'Add Position Holder (POR)' }).click();
  await pick(coordinator, 'User', 'Ravi Kumar');
  await pick(coordinator, 'Position', title);
  await expect(coordinator.getByRole('region', { name: `Requirements of ${title}` })).toContainText('Year 4 or later');
  await coordinator.getByLabel('Events Organized').fill('3');
  await expectFitsWindow(coordinator);
  await expectAccessibleOnDevices(coordinator);
  await coordinator.getByRole('button', { name: 'Add Position Holder' }).click();
  await expect(coordinator.getByText('Position Holder created successfully!')).toBeVisible();
  await coordinator.getByRole('link', { name: 'View in position holders' }).click();
  await coordinator.getByRole('button', { name: `View Details of Ravi Kumar, ${title}` }).click();
  const details = coordinator.getByRole('dialog', { name: 'Position Holder Details' });
  await expect(details).toContainText('Events organised3');
  await expect(details.getByText(/^Appointed by/)).toBeVisible();
  await expectAccessibleOnDevices(coordinator, details);

  const student = await signIn('ravi');
  await student.goto('/notifications');
  await student.getByRole('link', { name: new RegExp(`appointed you as ${title}`) }).click();
  await expect(student).toHaveURL(/\/hand-over\/[0-9a-f]{24}$/);
  await expect(student.getByRole('heading', { level: 1, name: 'Hand-over' })).toBeVisible();
  await expectFitsWindow(student);
  await expectAccessibleOnDevices(student);
  await student.goto('/manage-position');
  await expect(holding(student, title)).toContainText('Active');
});

/** The page of the officer has been left when the decision is on its way. */
async function expectDecided(student: Page, title: string, outcome: string): Promise<void> {
  await expect(async () => {
    await student.reload();
    await expect(holding(student, title)).toContainText(outcome, { timeout: 2_000 });
  }).toPass();
}

test('a student claims a position, which is returned, corrected and confirmed', async ({ signIn }, info) => {
  const title = uniqueName('Librarian', info);
  await addPosition(await signIn('codingCoordinator'), title);
  const student = await signIn('asha');
  await student.goto('/home');
  await student.getByRole('link', { name: /^New Position/ }).click();
  await pick(student, 'Position', title);
  await student.getByLabel('Tenure Year').selectOption('2020-2021');
  await expectFitsWindow(student);
  await expectAccessibleOnDevices(student, student.getByRole('dialog', { name: 'Add a Position' }));
  await student.getByRole('button', { name: 'Add Position', exact: true }).click();
  await expect(holding(student, title)).toContainText('Awaiting confirmation');
  await expectAccessibleOnDevices(student);

  const secretary = await signIn('scitechSecretary');
  await secretary.goto('/cosa?tab=holders');
  await secretary.getByRole('link', { name: /to confirm/ }).click();
  const claim = secretary.getByRole('list', { name: 'Pending' }).getByRole('listitem').filter({ hasText: title });
  await claim.getByRole('button', { name: 'Return' }).click();
  const dialog = secretary.getByRole('dialog', { name: 'Why is it returned?' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('You began this year.');
  await expectFitsDevices(secretary);
  await expectAccessibleOnDevices(secretary, dialog);
  await dialog.getByRole('button', { name: 'Return' }).click();
  await expect(claim).toHaveCount(0);
  // A decision that is held is sent when the page is left.
  await secretary.getByRole('link', { name: 'Dashboard' }).first().click();

  await expectDecided(student, title, 'Returned: You began this year.');
  await holding(student, title).getByRole('button', { name: 'Correct' }).click();
  // The second of the list is this tenure or the next one.
  await student.getByLabel('Tenure Year').selectOption({ index: 2 });
  await student.getByRole('button', { name: 'Resubmit' }).click();
  await expect(holding(student, title)).toHaveCount(1);
  await expect(holding(student, title)).toContainText('Awaiting confirmation');

  await secretary.goto('/approvals?kind=positions');
  await claim.getByRole('button', { name: 'Confirm' }).click();
  await expect(claim).toHaveCount(0);
  await secretary.getByRole('link', { name: 'Dashboard' }).first().click();
  await expectDecided(student, title, 'Active');
});
