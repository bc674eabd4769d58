import { expect, test } from '../fixtures/portal-test';
import { credentialsOf, submitSignInForm } from '../fixtures/sign-in-form';

test('a student cannot open the forms of officers', async ({ signIn }) => {
  const page = await signIn('asha');
  for (const path of ['/add-event', '/president-dashboard', '/gensec-tech', '/club-dashboard']) {
    await page.goto(path);
    await expect(page).toHaveURL('/unauthorised');
    await expect(page.getByText('You do not have permission to view this page')).toBeVisible();
  }
});

test('a general secretary sees only their own dashboard', async ({ signIn }) => {
  const page = await signIn('culturalSecretary');
  await page.goto('/gensec-sport');
  await expect(page).toHaveURL('/unauthorised');
});

test('a visitor who opens a form signs in first and comes back to it', async ({ visit }) => {
  const page = await visit();
  await page.goto('/add-event');
  await expect(page).toHaveURL('/login');
  await submitSignInForm(page, credentialsOf('musicCoordinator'));
  await expect(page).toHaveURL('/add-event');
});

test('a visitor sees the events, without their room requests', async ({ visit }) => {
  const page = await visit();
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events at Example Institute of Technology');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Room Requests')).toHaveCount(0);
});
