import { cancelAtGoogle, chooseGoogleAccount, typeGoogleAccount } from '../fixtures/google';
import { expect, test } from '../fixtures/portal-test';

test('a registered person signs in with Google, with or without a password', async ({ visit }) => {
  const page = await visit();
  await page.goto('/login');
  await chooseGoogleAccount(page, 'meera');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Meera Das');
  const other = await visit();
  await other.goto('/login');
  await chooseGoogleAccount(other, 'asha');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Welcome, Asha Nair');
});

test('a visitor who signs in with Google comes to the page that was asked for, also at the second attempt', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/notifications?filter=unread');
  await expect(page).toHaveURL('/login');
  await cancelAtGoogle(page);
  await expect(page.getByRole('alert')).toHaveText('Google sign-in was cancelled.');
  await chooseGoogleAccount(page, 'meera');
  await expect(page).toHaveURL('/notifications?filter=unread');
});

test('a new person signs in with Google and completes the profile', async ({ visit }, { project }) => {
  const page = await visit();
  await page.goto('/register');
  const email = `g.${project.name}.${Date.now()}@example.edu`;
  await typeGoogleAccount(page, { name: 'Gita Pillai', email });
  await expect(page).toHaveURL('/onboarding');
});

test('a sign-in with Google is refused for other domains and unverified addresses, and can be cancelled', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/login');
  await typeGoogleAccount(page, { name: 'Eve', email: 'eve@elsewhere.org' });
  await expect(page.getByRole('alert')).toHaveText('Only Google accounts ending in @example.edu can sign in.');
  await typeGoogleAccount(page, { name: 'Eve', email: 'eve@example.edu', isVerified: false });
  await expect(page.getByRole('alert')).toContainText("hasn't verified this account's email address");
  await cancelAtGoogle(page);
  await expect(page.getByRole('alert')).toHaveText('Google sign-in was cancelled.');
});
