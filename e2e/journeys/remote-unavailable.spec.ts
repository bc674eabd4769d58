import { expect, test } from '../fixtures/portal-test';

test.use({ expectedErrors: /status of 503|ApiError/ });

test(
  'a remote whose files are missing leaves the rest working, and Retry loads it',
  { tag: '@phone' },
  async ({ visit }) => {
    const page = await visit();
    let isDown = true;
    await page.route('**/remotes/mfe-events/**', (route) =>
      isDown ? route.fulfill({ status: 404, body: '' }) : route.continue(),
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
    isDown = false;
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Events at/);
  },
);

test('a service that is down shows an error, and Retry asks again', async ({ visit }) => {
  const page = await visit();
  let isDown = true;
  await page.route('**/api/events/by-role/**', (route) =>
    isDown
      ? route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          headers: { 'retry-after': '0' },
          body: JSON.stringify({
            type: 'about:blank',
            title: 'Service Unavailable',
            status: 503,
            code: 'SYSTEM.UNAVAILABLE',
            message: 'This part of the portal is temporarily unavailable. Please try again.',
            requestId: 'journey',
          }),
        })
      : route.continue(),
  );
  // With a query, because without one the gateway puts the answer into the HTML of a first visit.
  await page.goto('/events?view=list');
  await expect(page.getByRole('alert')).toHaveText(
    'Error loading events: This part of the portal is temporarily unavailable. Please try again.',
  );
  isDown = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
