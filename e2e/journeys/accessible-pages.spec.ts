import { expectAccessible } from '../fixtures/accessibility';
import type { Viewer } from '../fixtures/browser-pool';
import { expect, test } from '../fixtures/portal-test';
import { expectFitsEverySize, expectFitsWindow } from '../fixtures/window-sizes';

const pages: { path: string; as: Viewer; heading: string | RegExp }[] = [
  { path: '/login', as: 'visitor', heading: 'Sign in' },
  { path: '/register', as: 'visitor', heading: 'Register' },
  { path: '/login?error=google-domain', as: 'visitor', heading: 'Sign in' },
  { path: '/forgot-password', as: 'visitor', heading: 'Forgot Password' },
  { path: '/reset-password/000000000000000000000000/no-such-link', as: 'visitor', heading: 'Reset Password' },
  { path: '/confirm-email/no-such-link', as: 'visitor', heading: 'Confirm your email address' },
  { path: '/events', as: 'visitor', heading: /^Events at/ },
  { path: '/viewfeedback', as: 'visitor', heading: /^Feedbacks/ },
  { path: '/home', as: 'asha', heading: /^Welcome/ },
  { path: '/feedback', as: 'asha', heading: 'Give Feedback' },
  { path: '/viewfeedback', as: 'asha', heading: /^Feedbacks/ },
  { path: '/events', as: 'asha', heading: /^Events at/ },
  { path: '/events?view=calendar', as: 'asha', heading: /^Events at/ },
  { path: '/events?view=calendar&span=week', as: 'president', heading: /^Events at/ },
  { path: '/notifications', as: 'asha', heading: 'Notifications' },
  { path: '/settings', as: 'asha', heading: 'Settings' },
  { path: '/profile', as: 'asha', heading: 'Profile' },
  { path: '/unauthorised', as: 'asha', heading: /.+/ },
  { path: '/onboarding', as: 'newcomer', heading: 'Complete your profile' },
  { path: '/club-dashboard', as: 'codingCoordinator', heading: 'Coding Club' },
  { path: '/events', as: 'codingCoordinator', heading: /^Events at/ },
  { path: '/add-event', as: 'codingCoordinator', heading: /Event/ },
  { path: '/roombooking', as: 'codingCoordinator', heading: 'Room Booking' },
  { path: '/settings', as: 'codingCoordinator', heading: 'Settings' },
  { path: '/gensec-tech', as: 'scitechSecretary', heading: 'SciTech Portal' },
  { path: '/president-dashboard', as: 'president', heading: 'Dashboard' },
  { path: '/roombooking', as: 'president', heading: 'Room Booking' },
  { path: '/viewfeedback', as: 'president', heading: /^Feedbacks/ },
  { path: '/president-approval', as: 'president', heading: /^Pending Approvals/ },
  { path: '/cosa', as: 'president', heading: 'View Positions' },
  { path: '/cosa/create', as: 'president', heading: 'Add New Position' },
  { path: '/rooms', as: 'president', heading: 'Rooms' },
  { path: '/roles', as: 'president', heading: 'Roles' },
  { path: '/audit', as: 'president', heading: 'Audit' },
  { path: '/events', as: 'president', heading: /^Events at/ },
];

for (const { path, as, heading } of pages) {
  test(`axe finds nothing on ${path} as ${as}, in both themes, and it fits windows of every size`, async ({
    signIn,
    visit,
    isMobile,
  }) => {
    const page = as === 'visitor' ? await visit() : await signIn(as);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await (isMobile ? expectFitsWindow : expectFitsEverySize)(page);
    await expectAccessible(page);
  });
}

test('axe finds nothing on an event’s page', async ({ visit }) => {
  const page = await visit();
  await page.goto('/events');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/events\/[0-9a-f]{24}$/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectFitsWindow(page);
  await expectAccessible(page);
});
