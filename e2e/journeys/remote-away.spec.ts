import { expect, test } from '../fixtures/portal-test';

test.use({ expectedErrors: /status of 503|mfe.events/i });

test('with one part’s files missing the rest works, and Retry brings it back', async ({ visit }) => {
  const page = await visit();
  let isAway = true;
  await page.route('**/remotes/mfe-events/**', (route) =>
    isAway ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await page.getByRole('link', { name: 'Events', exact: true }).filter({ visible: true }).first().click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/Events/)
      .first(),
  ).toBeVisible();
  isAway = false;
  await retry.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Events at/);
});

test('a service that is away is told plainly, and Retry asks again', { tag: '@once' }, async ({ visit }) => {
  const page = await visit();
  let isAway = true;
  await page.route('**/api/events/by-role/**', (route) =>
    isAway
      ? route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          headers: { 'retry-after': '0' },
          body: JSON.stringify({
            type: 'about:blank',
            title: 'Service Unavailable',
            status: 503,
            code: 'SYSTEM.UNAVAILABLE',
            message: 'This part of the portal is away for a moment. Please try again.',
            requestId: 'journey',
          }),
        })
      : route.continue(),
  );
  await page.goto('/events');
  await expect(page.getByRole('alert')).toHaveText(
    'Error loading events: This part of the portal is away for a moment. Please try again.',
  );
  isAway = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
