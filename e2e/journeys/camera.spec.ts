import { expectAccessible } from '../fixtures/accessibility';
import { test } from '../fixtures/camera';
import { createEventByApi, dateInDays, uniqueName } from '../fixtures/events';
import { expect } from '../fixtures/portal-test';
import { expectFitsWindow } from '../fixtures/window-sizes';

test('the camera of a browser without a detector of its own checks a student in', async ({
  signIn,
  holdToCamera,
}, info) => {
  const page = await signIn('codingCoordinator');
  const { path } = await createEventByApi(page, uniqueName('Camera', info), dateInDays(46), 2);
  const student = await signIn('asha');
  await student.goto(path);
  await student.getByRole('button', { name: 'Register', exact: true }).click();
  await holdToCamera(student.getByRole('img', { name: /^QR code of / }));

  // Chromium has a detector on some systems.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BarcodeDetector'));
  await page.goto(`${path}/check-in`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Check people in' }).click();
  const decoder = page.waitForRequest(/\/assets\/[^/]+\.js$/);
  await page.getByRole('button', { name: 'Use camera' }).click();
  await decoder;
  const result = page.getByRole('status', { name: 'Last scan' });
  await expect(result).toContainText(/Checked in at /);
  await expect(result).toContainText('Asha');
  await expectFitsWindow(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop camera' }).click();
  await expect(page.getByLabel('Camera', { exact: true })).toBeHidden();
});
