import type { Page } from '@playwright/test';
import { expectAccessibleOnDevices } from '../fixtures/accessibility';
import { callApi, send } from '../fixtures/call-api';
import { demoPassword, demoPeople } from '../fixtures/demo-people';
import { dateInDays, fillEventForm, findEventCard, submitEventForm, uniqueName } from '../fixtures/events';
import { expect, test } from '../fixtures/portal-test';
import { signInOnPage } from '../fixtures/sign-in-form';
import { expectFitsWindow } from '../fixtures/window-sizes';
import { portal } from '../portal-under-test';

// Whose session ends loses the live streams at once.
test.use({ expectedErrors: /ERR_INCOMPLETE_CHUNKED_ENCODING/ });

const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Sign in again' });
const titleOf = (page: Page) => page.getByLabel('Title', { exact: true });
const createButton = (page: Page) => page.getByRole('button', { name: 'Create Event', exact: true });

async function signInAgain(page: Page, password: string): Promise<void> {
  await dialogOf(page).getByLabel('Password', { exact: true }).fill(password);
  await dialogOf(page).getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A person signs out, or in, in another window of the same browser. */
async function inAnotherWindow(page: Page, act: (other: Page) => Promise<void>): Promise<void> {
  const other = await page.context().newPage();
  await act(other);
  await other.close();
}
const anyThroughput = { downloadThroughput: -1, uploadThroughput: -1 };
const signOut = async (page: Page) => {
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
};

test('an event that is sent after the session has ended is created once, when its author has signed in again', async ({
  visit,
}, info) => {
  const page = await visit();
  const title = uniqueName('Session ended', info);
  await signInOnPage(page, 'codingCoordinator');
  await fillEventForm(page, title, dateInDays(43));
  await page.context().clearCookies();
  await createButton(page).click();
  await expect(dialogOf(page)).toContainText(demoPeople.codingCoordinator);
  await expect(dialogOf(page).getByLabel('Password', { exact: true })).toBeFocused();
  await expectFitsWindow(page);
  await expectAccessibleOnDevices(page, dialogOf(page));
  await page.keyboard.press('Escape');
  await signInAgain(page, 'a wrong password');
  await expect(dialogOf(page).getByRole('alert')).toHaveText('That password is wrong. Please try again.');
  await signInAgain(page, demoPassword);
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  await findEventCard(page, title);
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1);
});

test('a page that is left while it renews the session leaves the new token to the next one', async ({ visit }) => {
  const page = await visit();
  await signInOnPage(page, 'asha');
  const refreshToken = async () =>
    (await page.context().cookies()).find(({ name }) => name.endsWith('portal_refresh'))?.value;
  const before = await refreshToken();
  // A page with no scripts, which could renew the session earlier.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: /portal_access$/ });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { ...anyThroughput, offline: false, latency: 1_000 });
  const renewal = page.waitForRequest('**/auth/refresh');
  await page.goto('/events', { waitUntil: 'commit' });
  await renewal;
  await page.goto('about:blank');
  await expect.poll(refreshToken).not.toBe(before);
});

test('a session that is ended from another device is asked for while its owner types', async ({ visit }, info) => {
  const page = await visit();
  const title = uniqueName('Ended elsewhere', info);
  await signInOnPage(page, 'musicCoordinator');
  await fillEventForm(page, title, dateInDays(44));
  const [device] = await callApi<{ _id: string }[]>(page, 'GET', '/auth/sessions');
  const elsewhere = await visit();
  await signInOnPage(elsewhere, 'musicCoordinator');
  await send(elsewhere, `/auth/sessions/${device?._id}`, { method: 'DELETE', headers: { origin: portal.url } });
  await expect(dialogOf(page)).toContainText('Your session has ended.');
  await signInAgain(page, demoPassword);
  await expect(dialogOf(page)).toBeHidden();
  await expect(titleOf(page)).toHaveValue(title);
  await submitEventForm(page);
});

test('a page goes on when its reader signs in again in another window, and begins anew for anybody else', async ({
  visit,
}, info) => {
  const page = await visit();
  const title = uniqueName('Two windows', info);
  await signInOnPage(page, 'codingCoordinator');
  await fillEventForm(page, title, dateInDays(45));
  await inAnotherWindow(page, signOut);
  await expect(dialogOf(page)).toContainText('You signed out in another window.');
  await inAnotherWindow(page, (other) => signInOnPage(other, 'codingCoordinator'));
  await expect(dialogOf(page)).toBeHidden();
  await expect(titleOf(page)).toHaveValue(title);
  await inAnotherWindow(page, signOut);
  await expect(dialogOf(page)).toBeVisible();
  await inAnotherWindow(page, (other) => signInOnPage(other, 'musicCoordinator'));
  await expect(page.getByText(/^You're now signed in as /)).toBeVisible();
  await expect(titleOf(page)).toHaveValue('');
});

test('signing in again with Google happens in a window of its own', async ({ visit }, info) => {
  const page = await visit();
  const title = uniqueName('Google', info);
  await signInOnPage(page, 'codingCoordinator');
  await fillEventForm(page, title, dateInDays(46));
  await page.context().clearCookies();
  await createButton(page).click();
  const opened = page.waitForEvent('popup');
  await dialogOf(page).getByRole('button', { name: 'Continue with Google' }).click();
  const google = await opened;
  const closed = google.waitForEvent('close');
  await google.getByLabel('Name').fill('Coding Club');
  await google.getByLabel('Email', { exact: true }).fill(demoPeople.codingCoordinator);
  await google.getByRole('button', { name: 'Continue' }).click();
  await closed;
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  await findEventCard(page, title);
});
