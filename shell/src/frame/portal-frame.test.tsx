import { pendingCounts } from '@portal/campus-kit/testing';
import { calls } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { PortalFrame } from './portal-frame';

const server = portalServer(
  answers(calls.listNotifications, []),
  refuses(calls.streamNotifications, 'ACCESS.FORBIDDEN'),
  refuses(calls.streamEventChanges, 'ACCESS.FORBIDDEN'),
  answers(calls.readPendingCounts, pendingCounts()),
);

const information = [
  ['Help', '/help'],
  ['About this portal', '/about'],
  ['Accessibility', '/accessibility'],
] as const;

const eventPath = '/events/65a000000000000000000009';

describe('the frame of a page', () => {
  it('has a navigation and a top bar', () => {
    renderWithPortal(<PortalFrame />, { at: eventPath, as: 'PRESIDENT' });
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it.each(['PRESIDENT', 'GENSEC_SPORTS', 'CLUB_COORDINATOR'] as const)(
    'says to %s how much is pending, in the navigation and on a phone in its bar',
    async (as) => {
      server.use(answers(calls.readPendingCounts, pendingCounts({ 'room-requests': 2, positions: 3 })));
      renderWithPortal(<PortalFrame />, { at: eventPath, as });
      expect(await screen.findAllByRole('link', { name: 'Approvals 5' })).toHaveLength(2);
    },
  );

  it('shows no number where nothing is pending, and asks nothing for a student', async () => {
    const { unmount } = renderWithPortal(<PortalFrame />, { at: eventPath, as: 'PRESIDENT' });
    expect(screen.getAllByRole('link', { name: 'Approvals' })).toHaveLength(2);
    unmount();
    const asked = jest.fn(() => pendingCounts());
    server.use(answers(calls.readPendingCounts, asked));
    renderWithPortal(<PortalFrame />, { at: eventPath, as: 'STUDENT' });
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  it('gives a student the ten places of the menu, and on a phone behind More', async () => {
    const { user } = renderWithPortal(<PortalFrame />, { at: '/home', as: 'STUDENT' });
    const places = [
      ['Profile Page', '/profile'],
      ['COSA View', '/cosa'],
      ['Give Feedback', '/feedback'],
      ['Events', '/events'],
      ['Manage Skills', '/skills'],
      ['Manage Positions (PORs)', '/manage-position'],
      ['Add Achievements', '/add-achievement'],
      ['View Achievements', '/view-achievements'],
      ['View Feedback', '/viewfeedback'],
      ['Logout', '/logout'],
    ] as const;
    const expectPlaces = (menu: HTMLElement) => {
      for (const [name, href] of places) expect(within(menu).getByRole('link', { name })).toHaveAttribute('href', href);
    };
    expectPlaces(screen.getByRole('complementary', { name: 'Main' }));
    await user.click(screen.getByRole('button', { name: 'More' }));
    expectPlaces(await screen.findByRole('dialog', { name: 'More' }));
  });

  it('is not around a full-screen page', () => {
    renderWithPortal(<PortalFrame />, { at: `${eventPath}/check-in`, as: 'PRESIDENT' });
    expect(screen.getByRole('main')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('has help, the page about the portal and the accessibility statement for everyone', async () => {
    const { user, unmount } = renderWithPortal(<PortalFrame />, { at: '/events', as: 'STUDENT' });
    await user.click(screen.getByRole('button', { name: 'Asha Nair, Student' }));
    for (const [name, href] of information) {
      expect(screen.getByRole('menuitem', { name })).toHaveAttribute('href', href);
    }
    unmount();
    renderWithPortal(<PortalFrame />, { at: '/events' });
    const side = within(screen.getByRole('complementary', { name: 'Main' }));
    for (const [name, href] of information) expect(side.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});
