import type { Page } from '@playwright/test';
import { expectAccessibleOnDevices } from '../fixtures/accessibility';
import { uniqueName } from '../fixtures/events';
import { expect, test } from '../fixtures/portal-test';
import { expectFitsWindow } from '../fixtures/window-sizes';

/** As Excel saves it where lists are separated by semicolons: not in UTF-8, with a line for the separator. */
const excelFile = (lines: readonly string[]) => ({
  name: 'table.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['sep=;', ...lines, ''].join('\r\n'), 'latin1'),
});

async function choose(secretary: Page, lines: readonly string[]): Promise<void> {
  await secretary.getByLabel('CSV file').setInputFiles(excelFile(lines));
  await secretary.getByRole('button', { name: 'Check the file' }).click();
}

/** Imports a checked file; what the confirmation and then the page say of it. */
async function take(secretary: Page, plan: string, outcome: string): Promise<void> {
  await secretary.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = secretary.getByRole('alertdialog');
  await expect(dialog).toContainText(plan);
  await expectAccessibleOnDevices(secretary, dialog);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(secretary.getByRole('alert')).toHaveText(outcome);
}

test('an import with faults is mended and taken, and the same file again changes nothing', async ({ signIn }, info) => {
  const council = uniqueName('Café Council', info);
  const club = uniqueName('Drone Club', info);
  const title = uniqueName('Pilot', info);
  const units = (type: string) => [
    'Name;Type;Part of;Contact email',
    `${club};${type};${council};drone.club@example.edu`,
    `${council};Council;;cafe.council@example.edu`,
  ];
  const secretary = await signIn('scitechSecretary');
  await secretary.goto('/units');
  await secretary.getByRole('main').getByRole('link', { name: 'Import', exact: true }).click();
  await expect(secretary.getByRole('heading', { level: 1, name: 'Import from a file' })).toBeVisible();
  await expect(secretary.getByRole('radio', { name: 'Units' })).toBeChecked();
  await expectFitsWindow(secretary);
  await expectAccessibleOnDevices(secretary);

  await choose(secretary, units('Team'));
  const result = secretary.getByRole('group', { name: 'Result of the check' });
  await expect(result).toContainText('Write one of these: Council, Club, Committee, Independent position.');
  await expect(result).toContainText('Team');
  await expect(secretary.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0);
  await expectFitsWindow(secretary);
  await expectAccessibleOnDevices(secretary);
  const download = secretary.waitForEvent('download');
  await result.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('faults.csv');

  await secretary.getByRole('button', { name: 'Upload the corrected file' }).click();
  await choose(secretary, units('Club'));
  await expect(secretary.getByText('Not imported: Part of.')).toBeVisible();
  await secretary.getByLabel('Parent unit').selectOption('Part of');
  await secretary.getByRole('button', { name: 'Check the file' }).click();
  await expect(result).toContainText('Nothing has been changed yet.');
  await secretary.reload();
  await expect(secretary.getByLabel('Parent unit')).toHaveValue('2');
  await take(secretary, '2 units will be created.', '2 units created, 0 changed and 0 unchanged.');

  await secretary.getByRole('link', { name: 'View units' }).click();
  await secretary.getByRole('searchbox', { name: 'Search units' }).fill(club);
  await expect(secretary).toHaveURL(/q=Drone/);
  await secretary.getByText(club, { exact: true }).click();
  await expect(secretary.getByRole('heading', { level: 1, name: club })).toBeVisible();
  await expect(secretary.getByRole('link', { name: council })).toBeVisible();

  await secretary.goto('/cosa');
  await secretary.getByRole('main').getByRole('link', { name: 'Import', exact: true }).click();
  const positions = ['Title;Unit;Type;Responsibilities', `${title};${club};Member;"Flies; Repairs"`];
  await choose(secretary, positions);
  await take(secretary, '1 position will be added.', '1 position added, 0 changed and 0 unchanged.');
  await secretary.goto(`/cosa?q=${encodeURIComponent(title)}`);
  await expect(secretary.getByRole('article', { name: title })).toContainText(club);

  await secretary.goto('/import?kind=positions');
  await choose(secretary, positions);
  await expect(result).toContainText('Everything in this file is in the portal already');
  await expect(secretary.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0);
});
