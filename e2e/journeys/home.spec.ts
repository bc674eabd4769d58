import { expectAccessible } from '../fixtures/accessibility';
import { createEventByApi, dateInDays, uniqueName } from '../fixtures/events';
import { expect, test } from '../fixtures/portal-test';
import { expectFitsWindow } from '../fixtures/window-sizes';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test(
  'a student registers for an event and gives the place up without leaving the home',
  { tag: '@once' },
  async ({ signIn }, info) => {
    const { title } = await createEventByApi(
      await signIn('codingCoordinator'),
      uniqueName('Soon', info),
      dateInDays(1),
    );
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
  },
);
