import type { Page } from '@playwright/test';
import { newerFunctions } from '@portal/build-config/served-browsers';
import { createEventByApi, dateInDays, uniqueName } from '../fixtures/events';
import { expect, test } from '../fixtures/portal-test';
import { credentialsOf, submitSignInForm } from '../fixtures/sign-in-form';
import type { Windows } from '../fixtures/windows';

/** Takes from a page what its browser would not have. */
function deleteFunctions(names: readonly string[]): void {
  for (const name of names) {
    const path = name.split('.');
    const last = path.pop() ?? '';
    const owner = path.reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      globalThis,
    );
    if (owner) Reflect.deleteProperty(owner, last);
  }
}

/** The combination of a browser that knows popovers and lacks their functions exists only here. */
const missing = newerFunctions.filter((name) => !name.endsWith('Popover'));

async function openInOlderBrowser(windows: Windows): Promise<Page> {
  const page = await windows.openCopy({ cookies: [], origins: [] });
  await page.addInitScript(deleteFunctions, missing);
  return page;
}

test('a browser of 2023 leads from a deep link over the sign-in back to its page, and registers for an event', async ({
  windows,
  signIn,
}, info) => {
  const event = await createEventByApi(await signIn('codingCoordinator'), uniqueName('Older', info), dateInDays(40));
  const page = await openInOlderBrowser(windows);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => [typeof URL.canParse, typeof AbortSignal.any])).toEqual(['undefined', 'undefined']);
  await submitSignInForm(page, credentialsOf('asha'));
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  await page.goto(event.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Cancel registration' })).toBeVisible();
  await page.goto('/events');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a browser of 2023 has the live feed', async ({ windows }) => {
  const page = await openInOlderBrowser(windows);
  await page.goto('/president-dashboard');
  await submitSignInForm(page, credentialsOf('president'));
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});

test('a browser that cannot run the portal is named those that can', async ({ windows }) => {
  const page = await windows.openCopy({ cookies: [], origins: [] });
  const sentence = page.getByText('This browser is too old for this portal.');
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sentence).toBeHidden();
  await page.addInitScript(() => {
    const { matchMedia } = window;
    // As a browser answers that does not understand the query.
    window.matchMedia = (query) => matchMedia(query === '(width > 0px)' ? 'not all' : query);
  });
  await page.reload();
  await expect(sentence).toBeVisible();
  await expect(sentence).toContainText('Chrome or Edge 111, Firefox 121, or Safari 16.4');
});
