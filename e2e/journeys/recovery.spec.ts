import type { Page } from '@playwright/test';
import { holdResponse } from '../fixtures/hold-response';
import { linkFromMail } from '../fixtures/mail';
import { expectSignedOut, newPerson, register, signInWithPassword } from '../fixtures/new-person';
import { expect, test } from '../fixtures/portal-test';

async function requestResetLink(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  // The sign-in page has a field of the same name, and may still be shown when the URL has changed.
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
}

test('a reset link replaces a forgotten password, signs out everywhere and works once', async ({ visit }, info) => {
  const person = newPerson('Farah Ali', info);
  const elsewhere = await visit();
  await register(elsewhere, person);
  await elsewhere.goto('/events');
  await expect(elsewhere.getByRole('button', { name: 'Farah Ali, Student' })).toBeVisible();

  const page = await visit();
  await requestResetLink(page, person.email);
  await expect(page.getByText('Reset link sent successfully!')).toBeVisible();
  const link = await linkFromMail(person.email, '/reset-password');

  const release = await holdResponse(page, /\/auth\/reset-password\//);
  await page.goto(link);
  await expect(page.getByText('Verifying...')).toBeVisible();
  release();
  const renewed = { ...person, password: 'three slow green boats' };
  await page.getByLabel('New password').fill(renewed.password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password reset successful! Navigating to login page...')).toBeVisible();
  await expect(page).toHaveURL('/login');

  await expectSignedOut(elsewhere, person);

  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText('Error verifying token.');
  await expect(page.getByText('Invalid or expired link.')).toBeVisible();

  await signInWithPassword(page, person);
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
  await signInWithPassword(page, renewed);
  await expect(page).toHaveURL('/onboarding');
});

test('a person without a password is sent to Google instead of getting a reset link', async ({ visit }) => {
  const page = await visit();
  await requestResetLink(page, 'meera@example.edu');
  await expect(page.getByText('This email is linked with Google. Please sign in with Google.')).toBeVisible();
});
