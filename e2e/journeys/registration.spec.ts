import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { typeGoogleAccount } from '../fixtures/google';
import { linkFromMail } from '../fixtures/mail';
import {
  expectSignedOut,
  newPerson,
  register,
  signInWithPassword,
  submitRegistrationForm,
} from '../fixtures/new-person';
import { expect, test } from '../fixtures/portal-test';
import { expectFitsWindow } from '../fixtures/window-sizes';

const confirmationBanner = (page: Page) => page.getByText('Please confirm your email address first.');

async function completeProfile(page: Page): Promise<void> {
  await page.getByLabel('Mobile number').fill('98765 43210');
  await page.getByLabel('Admission year').fill('2024');
  await page.getByLabel('Program').selectOption({ index: 1 });
  await page.getByLabel('Discipline').selectOption('Physics');
  await page.getByRole('button', { name: 'Save and continue' }).click();
}

test('an address of another domain is refused, and nothing is sent', async ({ visit }, info) => {
  const page = await visit();
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url());
  });
  await submitRegistrationForm(page, { ...newPerson('Tara Sen', info), email: 'tara@elsewhere.org' });
  await expect(page.getByRole('alert')).toHaveText('Please use an @example.edu email address.');
  await expect(page).toHaveURL('/register');
  expect(posted).toEqual([]);
});

test(
  'a new student registers, confirms the address, completes the profile and comes home',
  { tag: '@phone' },
  async ({ visit }, info) => {
    const person = newPerson('Tara Sen', info);
    const page = await visit();
    await register(page, { ...person, email: person.email.replace('@example.edu', '@Example.EDU') });
    for (const path of ['/', '/home', '/profile']) {
      await page.goto(path);
      await expect(page).toHaveURL('/onboarding');
    }
    await expect(confirmationBanner(page)).toBeVisible();
    await expectFitsWindow(page);
    await expectAccessible(page);

    const confirmationPage = await page.context().newPage();
    await confirmationPage.goto(await linkFromMail(person.email, '/confirm-email'));
    await expectFitsWindow(confirmationPage);
    await expectAccessible(confirmationPage);
    await confirmationPage.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(confirmationPage.getByText('Your email address is confirmed.')).toBeVisible();
    await expect(confirmationBanner(page)).toHaveCount(0);

    await completeProfile(page);
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Tara Sen');
    await page.goto('/onboarding');
    await expect(page).toHaveURL('/home');
  },
);

test('an account with another’s address becomes the owner’s alone, by the link that a second registration sends', async ({
  visit,
}, info) => {
  const person = newPerson('Uma Bose', info);
  const intruder = await visit();
  await register(intruder, { ...person, name: 'An Intruder' });
  const earlier = await linkFromMail(person.email, '/confirm-email');
  await intruder.goto('/events');

  const owner = await visit();
  await submitRegistrationForm(owner, { ...newPerson('Uma Bose', info), email: person.email });
  await expect(owner.getByRole('alert')).toHaveText('An account with this email already exists.');
  await expect(owner).toHaveURL('/register');
  const own = { email: person.email, password: 'seven trams to nowhere' };
  await owner.goto(await linkFromMail(person.email, '/confirm-email', earlier));
  await expect(owner.getByLabel('Password', { exact: true })).toBeVisible();
  await expectFitsWindow(owner);
  await expectAccessible(owner);
  await owner.getByLabel('Password', { exact: true }).fill(own.password);
  await owner.getByRole('button', { name: 'Set password and confirm' }).click();
  await expect(owner.getByText('Your email address is confirmed.')).toBeVisible();

  await expectSignedOut(intruder, { name: 'An Intruder' });
  await signInWithPassword(intruder, person);
  await expect(intruder.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
  await owner.getByRole('link', { name: 'Login' }).click();
  await signInWithPassword(owner, own);
  await expect(owner).toHaveURL('/onboarding');
});

test('an account with another’s address is lost when the owner signs in with Google', async ({ visit }, info) => {
  const person = newPerson('Veda Rao', info);
  const intruder = await visit();
  await register(intruder, { ...person, name: 'An Intruder' });
  await intruder.goto('/events');
  await expect(intruder.getByRole('button', { name: 'An Intruder, Student' })).toBeVisible();

  const owner = await visit();
  await owner.goto('/login');
  await typeGoogleAccount(owner, person);
  await expect(owner).toHaveURL('/onboarding');

  await expectSignedOut(intruder, { name: 'An Intruder' });
  await signInWithPassword(intruder, person);
  await expect(intruder.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
  await owner.goto('/settings');
  await expect(owner.getByText('No other device is signed in.')).toBeVisible();
});
