import type { Page } from '@playwright/test';
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

/** Chooses a photo of 3000 by 2250 pixels and several MB, which its camera took on its side; gives its size in bytes. */
const choosePhotoOfPhone = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(3000, 2250);
    const context = canvas.getContext('2d');
    const noise = context?.createImageData(canvas.width, canvas.height);
    if (!context || !noise) throw new Error('This browser draws nothing.');
    for (let index = 0; index < noise.data.length; index += 1) {
      noise.data[index] = index % 4 === 3 ? 255 : (index * 2_654_435_761) >>> 24;
    }
    context.putImageData(noise, 0, 0);
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
    // Exif: big-endian, one entry, orientation (0x0112) 6, which means to turn it clockwise.
    const exif = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
    const header = Uint8Array.from([0xff, 0xe1, 0, exif.length + 8, 0x45, 0x78, 0x69, 0x66, 0, 0, ...exif]);
    const file = new File([jpeg.slice(0, 2), header, jpeg.slice(2)], 'IMG_1.jpg', { type: 'image/jpeg' });
    const chosen = new DataTransfer();
    chosen.items.add(file);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('The page has no field for files.');
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    return file.size;
  });

test('a photo as a phone takes it is sent small and upright', async ({ signIn }, info) => {
  const page = await signIn(studentFor('profile', info));
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible();
  await page.evaluate(() => {
    const { OffscreenCanvas: Canvas } = window;
    window.OffscreenCanvas = class extends Canvas {
      constructor(width: number, height: number) {
        super(width, height);
        document.body.dataset['drawn'] = `${width} x ${height}`;
      }
    };
  });
  const sent = page.waitForRequest(/photo-update/);
  expect(await choosePhotoOfPhone(page)).toBeGreaterThan(4_000_000);
  const { 'content-length': bytes } = await (await sent).allHeaders();
  expect(Number(bytes)).toBeLessThan(2 * 1024 * 1024 + 1000);
  await expect(page.locator('body')).toHaveAttribute('data-drawn', '1536 x 2048');
  await expect(page.getByText('Photo updated.')).toBeVisible();
  await page.getByRole('group', { name: 'Photo' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Photo removed.')).toBeVisible();
});
