import { holdResponse } from '../fixtures/hold-response';
import { linkFromMail } from '../fixtures/mail';
import { newPerson, expectSignedOut, register, typeSignIn } from '../fixtures/new-person';
import { expect, test } from '../fixtures/portal-test';
import type { Page } from '@playwright/test';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  // The page before has a field of that name too, and stays until the next one is there, whatever the address says.
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
}

test(
  'a forgotten password is replaced by the link in the mail, which signs everybody out and works once',
  { tag: '@once' },
  async ({ visit }, info) => {
    const person = newPerson('Farah Ali', info);
    const elsewhere = await visit();
    await register(elsewhere, person);
    await elsewhere.goto('/events');
    await expect(elsewhere.getByRole('button', { name: 'Farah Ali, Student' })).toBeVisible();

    const page = await visit();
    await askForLink(page, person.email);
    await expect(page.getByText('Reset link sent successfully!')).toBeVisible();
    const link = await linkFromMail(person.email, '/reset-password');

    const letGo = await holdResponse(page, /\/auth\/reset-password\//);
    await page.goto(link);
    await expect(page.getByText('Verifying...')).toBeVisible();
    letGo();
    const renewed = { ...person, password: 'three slow green boats' };
    await page.getByLabel('New password').fill(renewed.password);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('Password reset successful! Navigating to login page...')).toBeVisible();
    await expect(page).toHaveURL('/login');

    await expectSignedOut(elsewhere, person);

    await page.goto(link);
    await expect(page.getByRole('alert')).toHaveText('Error verifying token.');
    await expect(page.getByText('Invalid or expired link.')).toBeVisible();

    await typeSignIn(page, person);
    await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
    await typeSignIn(page, renewed);
    await expect(page).toHaveURL('/onboarding');
  },
);

test('who signs in with Google is sent there instead of a reset link', { tag: '@once' }, async ({ visit }) => {
  const page = await visit();
  await askForLink(page, 'meera@example.edu');
  await expect(page.getByText('This email is linked with Google. Please sign in with Google.')).toBeVisible();
});
