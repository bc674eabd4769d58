import { expectAccessible } from '../fixtures/accessibility';
import { test } from '../fixtures/camera';
import { createEventByApi, dateInDays, uniqueName } from '../fixtures/events';
import { expect } from '../fixtures/portal-test';
import { expectFitsWindow } from '../fixtures/window-sizes';

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

/** A text in no other script. */
const OF_THE_DECODER = 'finder storage exhausted';

test('the camera of a browser without a detector of its own checks a student in, also without a connection', async ({
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
  const decoder = page.waitForResponse(
    async (response) => response.url().endsWith('.js') && (await response.text()).includes(OF_THE_DECODER),
  );
  await page.goto(`${path}/check-in`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Check people in' }).click();
  await (await decoder).finished();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Use camera' }).click();
  const result = page.getByRole('status', { name: 'Last scan' });
  await expect(result).toContainText(/Saved/);
  await page.context().setOffline(false);
  await expect(result).toContainText(/Checked in at /);
  await expect(result).toContainText('Asha');
  await expectFitsWindow(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop camera' }).click();
  await expect(page.getByLabel('Camera', { exact: true })).toBeHidden();
});
