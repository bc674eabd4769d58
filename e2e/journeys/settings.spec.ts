import type { Page } from '@playwright/test';
import { expectSignedOut, newPerson, register, signInWithPassword, type NewPerson } from '../fixtures/new-person';
import { expect, test } from '../fixtures/portal-test';

async function signInOnOtherDevice(page: Page, person: NewPerson): Promise<void> {
  await signInWithPassword(page, person);
  await expect(page).toHaveURL('/onboarding');
  await page.goto('/events');
  await expect(page.getByRole('button', { name: `${person.name}, Student` })).toBeVisible();
}

test('for those who want less motion nothing moves, not even the colours of a theme', async ({ signIn }) => {
  const page = await signIn('asha');
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible();
  // In one step, because an element that has left the page meanwhile has no style at all.
  const moving = await page.evaluate(() => {
    const styles = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element));
    return styles.filter((style) => style.transitionDuration !== '0s' || style.animationName !== 'none').length;
  });
  expect(moving).toBe(0);
});

test('the chosen theme is kept after a reload', async ({ signIn }) => {
  const page = await signIn('asha');
  await page.goto('/settings');
  const root = page.locator('html');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'System' }).check({ force: true });
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('a device whose session is ended in the settings is signed out', async ({ visit }, info) => {
  const person = newPerson('Wasim Khan', info);
  const page = await visit();
  await register(page, person);
  const other = await visit();
  await signInOnOtherDevice(other, person);

  await page.goto('/settings');
  const devices = page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('This device, signed in today');
  await expect(devices.last()).toContainText('Last active today');
  await devices
    .last()
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(devices).toHaveCount(1);
  await expect(page.getByText('No other device is signed in.')).toBeVisible();
  await expectSignedOut(other, person);
});

test('a changed password signs the other devices out; a wrong current one is shown at its field', async ({
  visit,
}, info) => {
  const person = newPerson('Yasmin Roy', info);
  const renewed = { ...person, password: 'three slow green boats' };
  const page = await visit();
  await register(page, person);
  const other = await visit();
  await signInOnOtherDevice(other, person);

  await page.goto('/settings');
  const current = page.getByLabel('Current password');
  await current.fill('not the password');
  await page.getByLabel('New password').fill(renewed.password);
  const change = page.getByRole('button', { name: 'Change password' });
  await change.click();
  await expect(current).toHaveAccessibleDescription(/Your current password is incorrect\./);
  await current.fill(person.password);
  await change.click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(current).toHaveValue('');
  await expectSignedOut(other, person);

  await page.reload();
  await expect(page.getByText('No other device is signed in.')).toBeVisible();
  await signInWithPassword(other, renewed);
  // The page on which the session ended is opened again.
  await expect(other).toHaveURL('/settings');
});
