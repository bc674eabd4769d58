import { holdResponse } from '../fixtures/hold-response';
import { expectSignedOut } from '../fixtures/new-person';
import { expect, test, typeCredentials } from '../fixtures/portal-test';

test(
  'logging out says so, leads to the sign-in page, and leaves copied cookies worthless',
  { tag: '@once' },
  async ({ visit, windows }) => {
    const page = await visit();
    await typeCredentials(page, 'ravi');
    const copied = await page.context().storageState();
    const copy = await windows.openCopy(copied);
    await copy.goto('/events');
    const person = copy.getByRole('button', { name: /^Ravi Kumar.*, Student$/ });
    const name = ((await person.getAttribute('aria-label')) ?? '').replace(', Student', '');

    const letGo = await holdResponse(page, /\/auth\/logout$/);
    await page.goto('/logout');
    await expect(page.getByRole('heading', { name: 'Logging out...' })).toBeVisible();
    letGo();
    await expect(page).toHaveURL('/login');

    await expectSignedOut(copy, { name });
    const later = await windows.openCopy(copied);
    await later.goto('/home');
    await expect(later).toHaveURL('/login');
    const answer = await later.request.get('/api/orgUnit/organizational-units');
    expect(answer.status()).toBe(401);
  },
);

test(
  'logging out in one window leads every window of the browser to the sign-in page',
  { tag: '@once' },
  async ({ visit }) => {
    const page = await visit();
    await typeCredentials(page, 'ravi');
    const other = await page.context().newPage();
    await other.goto('/home');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(/^Welcome, Ravi Kumar/);
    await page.getByRole('button', { name: /^Ravi Kumar.*, Student$/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
  },
);
