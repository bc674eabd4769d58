import { expect, test } from '../fixtures/portal-test';

const refusal = 'You do not have permission to view this page';

test('a student cannot open the forms of officers', { tag: '@once' }, async ({ signIn }) => {
  const page = await signIn('asha');
  for (const path of ['/add-event', '/president-dashboard', '/gensec-tech', '/club-dashboard']) {
    await page.goto(path);
    await expect(page).toHaveURL('/unauthorised');
    await expect(page.getByText(refusal)).toBeVisible();
  }
});

test('a general secretary sees only the own dashboard', { tag: '@once' }, async ({ signIn }) => {
  const page = await signIn('culturalSecretary');
  await page.goto('/gensec-sport');
  await expect(page).toHaveURL('/unauthorised');
});

test('a visitor who opens a form signs in first and comes back to it', { tag: '@once' }, async ({ visit }) => {
  const page = await visit();
  await page.goto('/add-event');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email', { exact: true }).fill('music.club@example.edu');
  await page.getByLabel('Password', { exact: true }).fill('portal-demo-2026');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/add-event');
});

test('a visitor sees the events, without their room requests', async ({ visit }) => {
  const page = await visit();
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events at Example Institute of Technology');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Room Requests')).toHaveCount(0);
});
