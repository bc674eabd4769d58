import { studentFor } from '../fixtures/demo-people';
import { expect, test } from '../fixtures/portal-test';

/** A PNG of five by five pixels. */
const photoFile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
  'base64',
);

test('a student changes their profile, and the changes show everywhere', async ({ signIn }, info) => {
  const { project } = info;
  const name = `Chitra Mishra (${project.name})`;
  const page = await signIn(studentFor('profile', info));
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();

  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Room number').fill(project.name);
  await expect(page.getByText('2 unsaved changes: Name, Room number')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `${name}, Student` })).toBeVisible();
  // The name in the frame comes from another service, which has it a moment later.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(project.name, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: `${name}, Student` })).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('unsaved changes of the profile are asked about before leaving, and kept', async ({ signIn }) => {
  const page = await signIn('asha');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Room number').fill('Z-9');
  await page.getByRole('link', { name: 'Events', exact: true }).first().click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Room number')).toHaveValue('Z-9');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('1 unsaved change: Room number')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Z-9')).toHaveCount(0);
});

test('a student adds a profile photo and removes it', async ({ signIn }, info) => {
  const page = await signIn(studentFor('profile', info));
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Change photo' }).click();
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: photoFile });
  const remove = page.getByRole('button', { name: 'Remove' });
  await expect(remove).toBeVisible();
  const shown = page.locator('main img');
  const shownInFrame = page.getByRole('banner').locator('img');
  // Photos are stored in two sizes; the profile shows the larger one.
  await expect(shown).toHaveJSProperty('naturalWidth', 400);
  const photo = (await shown.getAttribute('src')) ?? '';
  await expect(shownInFrame).toHaveAttribute('src', photo.replace('&size=large', ''));

  await remove.click();
  await expect(remove).toBeHidden();
  await expect(shown).not.toHaveAttribute('src', photo);
  await expect(shown).toHaveJSProperty('complete', true);
  expect(await shown.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
});
