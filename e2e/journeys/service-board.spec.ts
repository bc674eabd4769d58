import { expect, test } from '../fixtures/portal-test';

test('a student sees how the councils serve, and opens the feedback of one', async ({ signIn }) => {
  const page = await signIn('asha');
  await page.goto('/service');
  const scitech = page.getByRole('region', { name: 'SciTech' });
  await expect(scitech.getByText('Events held')).toBeVisible();
  const feedback = scitech.getByRole('link', { name: /^Feedback/ });
  await feedback.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/viewfeedback\?category=scitech&from=\d{4}-\d\d-01$/);
  await expect(page.getByText(/About units of SciTech/)).toBeVisible();
});
