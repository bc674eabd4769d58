import { send } from '../fixtures/call-api';
import { holdResponse } from '../fixtures/hold-response';
import { expectSignedOut } from '../fixtures/new-person';
import { expect, test } from '../fixtures/portal-test';
import { signInOnPage } from '../fixtures/sign-in-form';

test('logging out says so, leads to the sign-in page, and leaves copied cookies worthless', async ({
  visit,
  windows,
}) => {
  const page = await visit();
  await signInOnPage(page, 'ravi');
  const storageState = await page.context().storageState();
  const copy = await windows.openCopy(storageState);
  await copy.goto('/events');
  const menuButton = copy.getByRole('button', { name: /^Ravi Kumar.*, Student$/ });
  const name = ((await menuButton.getAttribute('aria-label')) ?? '').replace(', Student', '');

  const release = await holdResponse(page, /\/auth\/logout$/);
  await page.goto('/logout');
  await expect(page.getByRole('heading', { name: 'Logging out...' })).toBeVisible();
  release();
  await expect(page).toHaveURL('/login');

  await expectSignedOut(copy, { name });
  const later = await windows.openCopy(storageState);
  await later.goto('/home');
  await expect(later).toHaveURL('/login');
  const answer = await send(later, '/api/orgUnit/organizational-units');
  expect(answer.status()).toBe(401);
});

test('logging out in one window hides what the others show, and asks for the password there', async ({ visit }) => {
  const page = await visit();
  await signInOnPage(page, 'ravi');
  const other = await page.context().newPage();
  await other.goto('/home');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/^Welcome, Ravi Kumar/);
  await page.getByRole('button', { name: /^Ravi Kumar.*, Student$/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  const dialog = other.getByRole('alertdialog', { name: 'Sign in again' });
  await expect(dialog).toContainText('You signed out in another window.');
  expect(await other.evaluate(() => document.elementFromPoint(20, 20)?.closest('header, nav, main'))).toBeNull();
  await dialog.getByRole('link', { name: 'Sign in as someone else' }).click();
  await expect(other).toHaveURL('/login');
});
