import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsWidth } from '../fixtures/accessibility';
import { typeAtGoogle } from '../fixtures/google';
import { linkFromMail } from '../fixtures/mail';
import { newPerson, expectSignedOut, register, typeRegistration, typeSignIn } from '../fixtures/new-person';
import { expect, test } from '../fixtures/portal-test';

const waits = (page: Page) => page.getByText('Please confirm your email address first.');

async function completeProfile(page: Page): Promise<void> {
  await page.getByLabel('Mobile number').fill('98765 43210');
  await page.getByLabel('Admission year').fill('2024');
  await page.getByLabel('Program').selectOption({ index: 1 });
  await page.getByLabel('Discipline').selectOption('Physics');
  await page.getByRole('button', { name: 'Save and continue' }).click();
}

test(
  'an address from elsewhere is refused in place, and nothing is sent',
  { tag: '@once' },
  async ({ visit }, info) => {
    const page = await visit();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await page.goto('/register');
    await typeRegistration(page, { ...newPerson('Tara Sen', info), email: 'tara@elsewhere.org' });
    await expect(page.getByRole('alert')).toHaveText('Please use an @example.edu email address.');
    await expect(page).toHaveURL('/register');
    expect(sent).toEqual([]);
  },
);

test('a new student registers, confirms the address, completes the profile and comes home', async ({ visit }, info) => {
  const person = newPerson('Tara Sen', info);
  const page = await visit();
  await register(page, { ...person, email: person.email.replace('@example.edu', '@Example.EDU') });
  for (const path of ['/', '/home', '/profile']) {
    await page.goto(path);
    await expect(page).toHaveURL('/onboarding');
  }
  await expect(waits(page)).toBeVisible();
  await expectFitsWidth(page);
  await expectAccessible(page);

  const letter = await page.context().newPage();
  await letter.goto(await linkFromMail(person.email, '/confirm-email'));
  await expect(letter.getByText('Your email address is confirmed.')).toBeVisible();
  await expect(waits(page)).toHaveCount(0);

  await completeProfile(page);
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Tara Sen');
  await page.goto('/onboarding');
  await expect(page).toHaveURL('/home');
});

test('an address registers once', { tag: '@once' }, async ({ visit }, info) => {
  const person = newPerson('Uma Bose', info);
  await register(await visit(), person);
  const page = await visit();
  await page.goto('/register');
  await typeRegistration(page, { ...newPerson('Somebody Else', info), email: person.email });
  await expect(page.getByRole('alert')).toHaveText('An account with this email already exists.');
  await expect(page).toHaveURL('/register');
});

test(
  'who registers with another’s address loses it as soon as the owner comes by Google',
  { tag: '@once' },
  async ({ visit }, info) => {
    const person = newPerson('Veda Rao', info);
    const intruder = await visit();
    await register(intruder, { ...person, name: 'An Intruder' });
    await intruder.goto('/events');
    await expect(intruder.getByRole('button', { name: 'An Intruder, Student' })).toBeVisible();

    const owner = await visit();
    await owner.goto('/login');
    await typeAtGoogle(owner, person);
    await expect(owner).toHaveURL('/onboarding');

    await expectSignedOut(intruder, { name: 'An Intruder' });
    await typeSignIn(intruder, person);
    await expect(intruder.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
    await owner.goto('/settings');
    await expect(owner.getByText('No other device is signed in.')).toBeVisible();
  },
);
