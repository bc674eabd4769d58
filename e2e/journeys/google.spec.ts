import { cancelAtGoogle, chooseAtGoogle, typeAtGoogle } from '../fixtures/google';
import { expect, test } from '../fixtures/portal-test';

test(
  'Google lets a person in whom the portal knows, with a password or without one',
  { tag: '@once' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/login');
    await chooseAtGoogle(page, 'meera');
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Meera Das');
    const other = await visit();
    await other.goto('/login');
    await chooseAtGoogle(other, 'asha');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Welcome, Asha Nair');
  },
);

test('Google lets somebody new in, who then completes the profile', async ({ visit }, { project }) => {
  const page = await visit();
  await page.goto('/register');
  const email = `g.${project.name}.${Date.now()}@example.edu`;
  await typeAtGoogle(page, { name: 'Gita Pillai', email });
  await expect(page).toHaveURL('/onboarding');
});

test(
  'Google is of no use to people from elsewhere, to addresses it has not verified, or to those who cancel',
  { tag: '@once' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/login');
    await typeAtGoogle(page, { name: 'Eve', email: 'eve@elsewhere.org' });
    await expect(page.getByRole('alert')).toHaveText(
      'Only Google accounts with an @example.edu address can sign in here.',
    );
    await typeAtGoogle(page, { name: 'Eve', email: 'eve@example.edu', isVerified: false });
    await expect(page.getByRole('alert')).toContainText('has not verified the address');
    await cancelAtGoogle(page);
    await expect(page.getByRole('alert')).toHaveText('Signing in with Google was cancelled.');
  },
);
