import { expect, test } from '../fixtures/portal-test';
import { signInOnPage, submitSignInForm } from '../fixtures/sign-in-form';

test('a visitor who opens the portal is led to the sign-in page, and home after signing in', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await signInOnPage(page, 'asha');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Asha Nair');
});

test('wrong credentials show an error and keep what was typed', async ({ visit }) => {
  const page = await visit();
  await page.goto('/login');
  await submitSignInForm(page, { email: 'asha@example.edu', password: 'not-the-password' });
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('asha@example.edu');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-password');
});

const firstPages = [
  ['president', '/president-dashboard'],
  ['scitechSecretary', '/gensec-tech'],
  ['academicSecretary', '/gensec-acad'],
  ['culturalSecretary', '/gensec-cult'],
  ['sportsSecretary', '/gensec-sport'],
  ['codingCoordinator', '/club-dashboard'],
  ['asha', '/home'],
  ['newcomer', '/onboarding'],
] as const;

for (const [person, path] of firstPages) {
  test(`${person} is led from / and from unknown paths to ${path}`, async ({ signIn }) => {
    const page = await signIn(person);
    await page.goto('/');
    await expect(page).toHaveURL(path);
    await page.goto('/no-such-page');
    await expect(page).toHaveURL(path);
  });
}

test('a signed-in person does not see the sign-in page again', async ({ signIn }) => {
  const page = await signIn('asha');
  await page.goto('/login');
  await expect(page).toHaveURL('/home');
});

test('an unknown path leads a visitor to the sign-in page', async ({ visit }) => {
  const page = await visit();
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/login');
});
