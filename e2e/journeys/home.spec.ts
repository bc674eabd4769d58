import { expectAccessible } from '../fixtures/accessibility';
import { createEventByApi, dateInDays, uniqueName } from '../fixtures/events';
import { expect, test } from '../fixtures/portal-test';
import { bytesOf, watchCalls } from '../fixtures/watch-calls';
import { expectFitsWindow } from '../fixtures/window-sizes';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a student registers for an event and gives the place up without leaving the home', async ({ signIn }, info) => {
  const { title } = await createEventByApi(await signIn('codingCoordinator'), uniqueName('Soon', info), dateInDays(1));
  const page = await signIn('ravi');
  await page.goto('/home');
  const listed = (region: string) =>
    page.getByRole('region', { name: region }).getByRole('listitem').filter({ hasText: title });
  const event = listed('Upcoming Events');
  await event.getByRole('button', { name: 'Register', exact: true }).tap();
  await expect(event.getByText('Registered', { exact: true })).toBeVisible();
  await expect(page.getByText(`You're registered for ${title}.`)).toBeVisible();
  // A phone shows the next one alone, which may be one of the demo's that is on right now.
  const showAll = page.getByRole('region', { name: 'My registrations' }).getByRole('button', { name: /^Show all/ });
  await showAll.tap();
  await expect(listed('My registrations').getByText(/^Code /)).toBeVisible();
  await page.reload();
  await expect(event.getByText('Registered', { exact: true })).toBeVisible();
  await expectFitsWindow(page);
  await expectAccessible(page);

  await event.getByRole('button', { name: `Cancel registration: ${title}` }).tap();
  const question = page.getByRole('alertdialog', { name: `Give up your place at ${title}?` });
  await question.getByRole('button', { name: 'Cancel registration' }).tap();
  await expect(page.getByText(`You're no longer registered for ${title}.`)).toBeVisible();
  await expect(event.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
  await page.reload();
  await expect(event.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
  await showAll.tap();
  await expect(listed('My registrations')).toHaveCount(0);
  await expect(page).toHaveURL(/\/home$/);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  test('the home is made of five small calls, and each counter leads to the list it counts', async ({ signIn }) => {
    const page = await signIn('asha');
    const calls = watchCalls(page);
    // With a query, because without one the gateway puts the answers into the HTML of a first visit.
    await page.goto('/home?visit=second');
    const counters = page.getByRole('region', { name: 'Counters' }).getByRole('link');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(counters).toHaveText([
      /^Total Skills\d+/,
      /^Achievements\d+/,
      /^Position of Responsibility\d+/,
      /^Feedback Given\d+/,
    ]);
    await expect.poll(() => calls.size).toBe(5);
    expect(bytesOf(calls)).toBeLessThan(60_000);

    const firstEvent = page.getByRole('region', { name: 'Upcoming Events' }).getByRole('listitem').first();
    await expect(firstEvent).toBeInViewport();
    const positions = counters.filter({ hasText: 'Position of Responsibility' });
    const held = await positions.locator('> span').nth(1).textContent();
    await positions.click();
    await expect(page).toHaveURL(/\/manage-position\?status=held$/);
    await expect(page.getByText(new RegExp(`^Showing ${held} of \\d+ positions$`))).toBeVisible();
  });
});
