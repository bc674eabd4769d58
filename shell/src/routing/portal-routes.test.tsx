import { pendingCounts } from '@portal/campus-kit/testing';
import { calls, OFFICERS, type Role, type SessionUser } from '@portal/contracts';
import { portalPages, preloadPage, sessionStore } from '@portal/web-kit';
import {
  answers,
  personAs,
  portalServer,
  refuses,
  renderWithPortal,
  type RenderedPortal,
} from '@portal/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { PortalRoutes } from './portal-routes';

const server = portalServer(
  answers(calls.listNotifications, []),
  refuses(calls.streamNotifications, 'ACCESS.FORBIDDEN'),
  refuses(calls.streamEventChanges, 'ACCESS.FORBIDDEN'),
  answers(calls.readPendingCounts, pendingCounts()),
);

// The remotes themselves are built and loaded in the browser; here each shows the title of its page.
const fetchPages = (name: string) => () =>
  Promise.resolve({
    remote: {
      routes: portalPages
        .filter(({ remote }) => remote === name)
        .map(({ path, title }) => ({ path, Component: () => <h1>{title}</h1> })),
    },
  });
beforeAll(() => Promise.all(portalPages.map((page) => preloadPage(page, fetchPages(page.remote)))));

const open = (at: string, as: Role | SessionUser | 'visitor' = 'visitor'): Promise<RenderedPortal> =>
  act(async () => {
    await Promise.resolve();
    return renderWithPortal(<PortalRoutes />, { at, as });
  });

describe('the first page', () => {
  it.each([
    ['PRESIDENT', '/president-dashboard'],
    ['GENSEC_SCITECH', '/gensec-tech'],
    ['GENSEC_ACADEMIC', '/gensec-acad'],
    ['GENSEC_CULTURAL', '/gensec-cult'],
    ['GENSEC_SPORTS', '/gensec-sport'],
    ['CLUB_COORDINATOR', '/club-dashboard'],
    ['STUDENT', '/home'],
    ['visitor', '/login'],
  ] as const)('of %s is %s', async (who, path) => {
    const { address } = await open('/', who);
    await waitFor(() => expect(address()).toBe(path));
  });

  it('of a person whose profile is not complete is /onboarding', async () => {
    const { address } = await open('/', personAs('STUDENT', { onboardingComplete: false }));
    await waitFor(() => expect(address()).toBe('/onboarding'));
  });
});

describe('an unknown path', () => {
  it('leads a person with a session to their first page', async () => {
    const { address } = await open('/no-such-page', 'STUDENT');
    await waitFor(() => expect(address()).toBe('/home'));
  });

  it('leads a visitor to /login', async () => {
    const { address } = await open('/no-such-page');
    await waitFor(() => expect(address()).toBe('/login'));
  });
});

describe('a page for certain roles', () => {
  it('tells everyone else that they have no permission', async () => {
    const { address } = await open('/add-event', 'STUDENT');
    await waitFor(() => expect(address()).toBe('/unauthorised'));
    expect(screen.getByRole('heading')).toHaveTextContent(/^You do not have permission to view this page$/);
    expect(document.title).toContain('No permission');
    expect(screen.getByRole('link', { name: 'Get help' })).toHaveAttribute('href', '/help');
  });

  it('opens for those it is for, under its title', async () => {
    await open('/add-event', 'CLUB_COORDINATOR');
    expect(await screen.findByRole('heading', { name: 'Create Event' })).toBeInTheDocument();
    expect(document.title).toBe('Create Event · Example Institute of Technology');
  });

  it.each(['GENSEC_SCITECH', 'GENSEC_ACADEMIC', 'GENSEC_CULTURAL', 'GENSEC_SPORTS', 'PRESIDENT'] as const)(
    'opens the form of a new event for %s',
    async (role) => {
      const { address } = await open('/add-event', role);
      expect(await screen.findByRole('heading', { name: 'Create Event' })).toBeInTheDocument();
      expect(address()).toBe('/add-event');
    },
  );

  it.each(['/add-event', '/create-org-unit'])(
    'sends a visitor from %s to sign in, and back afterwards',
    async (path) => {
      const { address } = await open(path);
      await waitFor(() => expect(address()).toBe('/login'));
      const user = personAs('PRESIDENT');
      act(() => sessionStore.setState({ status: 'ready', user, role: 'PRESIDENT', onboardingComplete: true }));
      await waitFor(() => expect(address()).toBe(path));
    },
  );
});

describe('a page for visitors', () => {
  it.each(['/login', '/register', '/forgot-password', '/reset-password/1/secret'])(
    'sends a signed-in person home from %s',
    async (path) => {
      const { address } = await open(path, 'STUDENT');
      await waitFor(() => expect(address()).toBe('/home'));
    },
  );
});

describe('the frame', () => {
  const main = () => within(screen.getByRole('navigation', { name: 'Main' }));

  it('offers a visitor events, feedback and signing in', async () => {
    await open('/events');
    const names = main()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Events', 'Feedback', 'Sign in']);
  });

  it('offers each role its own pages, and marks the current one', async () => {
    await open('/events/65a000000000000000000009', 'PRESIDENT');
    const names = main()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names.join()).toBe(
      'Dashboard,Endorsements,Events,Room Booking,Approvals,Feedback,Create Event,Create Tenure,Create Organizational Unit,Import,COSA Records,Units,Office-bearers,Statistics,Service board,Rooms,Roles,Audit',
    );
    expect(main().getByRole('link', { current: 'page' })).toHaveTextContent('Events');
  });

  it('shows the logo and the name of the institute on the sign-in page', async () => {
    await open('/login');
    const [brand] = screen.getAllByRole('link', { name: /Example Institute.*of Technology/ });
    expect(brand?.querySelector('svg')).toBeInTheDocument();
  });

  it('offers a new account its profile, and no page that needs it', async () => {
    await open('/events', personAs('STUDENT', { onboardingComplete: false }));
    const names = main()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names.join()).toBe('COSA View,Events,View Feedback,Units,Office-bearers,Service board,Complete profile');
  });

  it('offers a student to give feedback and to view it', async () => {
    await open('/events', 'STUDENT');
    const names = main()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names.join()).toBe(
      'Home,COSA View,Events,Give Feedback,View Feedback,Units,Office-bearers,Service board,' +
        'Profile Page,Manage Skills,Manage Positions (PORs),Add Achievements,View Achievements',
    );
  });

  it.each(['/cosa/create', '/add-position'])(
    'opens the form of a new position at %s for officers alone',
    async (path) => {
      for (const role of OFFICERS) {
        const { address, unmount } = await open(path, role);
        expect(await screen.findByRole('heading', { name: 'Add New Position' })).toBeInTheDocument();
        expect(address()).toBe(path);
        unmount();
      }
      const { address } = await open(path, 'STUDENT');
      await waitFor(() => expect(address()).toBe('/unauthorised'));
    },
  );

  it('opens the positions for everyone signed in, and sends a visitor to sign in', async () => {
    const { unmount } = await open('/cosa', 'STUDENT');
    expect(await screen.findByRole('heading', { name: 'COSA Records' })).toBeInTheDocument();
    expect(main().getByRole('link', { current: 'page' })).toHaveTextContent('COSA View');
    unmount();
    const { address } = await open('/cosa');
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('has Profile, Settings and Logout in the menu of the person', async () => {
    const { user } = await open('/events', 'STUDENT');
    await user.click(screen.getByRole('button', { name: 'Asha Nair, Student' }));
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/settings');
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveAttribute('href', '/logout');
  });

  it('has Logout below the pages of a coordinator, and not for a visitor', async () => {
    const { unmount } = await open('/events', 'CLUB_COORDINATOR');
    expect(screen.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/logout');
    unmount();
    await open('/events');
    expect(screen.queryByRole('link', { name: 'Logout' })).not.toBeInTheDocument();
  });

  it('has no Profile for a new account', async () => {
    const { user } = await open('/events', personAs('STUDENT', { onboardingComplete: false }));
    await user.click(screen.getByRole('button', { name: 'Asha Nair, Student' }));
    expect(screen.queryByRole('menuitem', { name: 'Profile' })).not.toBeInTheDocument();
  });

  it('shows the photo of the person', async () => {
    await open('/events', personAs('STUDENT', { personal_info: { name: 'Asha Nair', profilePic: '/p?v=2' } }));
    const person = screen.getByRole('button', { name: 'Asha Nair, Student' });
    expect(person.querySelector('img')).toHaveAttribute('src', '/p?v=2');
  });

  it('has a Settings button for general secretaries', async () => {
    await open('/events', 'GENSEC_SPORTS');
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  });

  it('has notifications for everyone signed in, and not for visitors', async () => {
    const { unmount } = await open('/events', 'GENSEC_SPORTS');
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
    unmount();
    await open('/events');
    expect(screen.queryByRole('button', { name: 'Notifications' })).not.toBeInTheDocument();
  });

  it('moves focus to the heading of the next page', async () => {
    const { user } = await open('/events', 'PRESIDENT');
    await user.click(main().getByRole('link', { name: 'Create Event' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Create Event' })).toHaveFocus());
  });

  it.each([
    ['/profile', 'PRESIDENT'],
    ['/profile', 'STUDENT'],
    ['/profile/65a000000000000000000009', 'CLUB_COORDINATOR'],
  ] as const)('opens %s for %s', async (path, role) => {
    const { address } = await open(path, role);
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeInTheDocument();
    expect(address()).toBe(path);
  });

  it('keeps other people’s profiles from students', async () => {
    const { address } = await open('/profile/65a000000000000000000009', 'STUDENT');
    await waitFor(() => expect(address()).toBe('/unauthorised'));
  });

  it.each([
    ['GENSEC_ACADEMIC', 'GA'],
    ['GENSEC_CULTURAL', 'GC'],
    ['GENSEC_SPORTS', 'GS'],
    ['GENSEC_SCITECH', 'GT'],
  ] as const)('shows the initials of the office of %s', async (role, initials) => {
    await open('/events', personAs(role, { personal_info: { name: 'Asha Nair', profilePic: '/p' } }));
    expect(screen.getByText(initials)).toBeInTheDocument();
  });

  it('takes the color of the category that the person is responsible for', async () => {
    await open(
      '/events',
      personAs('CLUB_COORDINATOR', { unit: { id: '1', name: 'Coding Club', category: 'scitech' } }),
    );
    expect(document.documentElement.dataset['accent']).toBe('amber');
  });
});

describe('logging out', () => {
  it('ends the session and leads to /login', async () => {
    const answer: { now?: () => void } = {};
    const allowed = new Promise<void>((resolve) => {
      answer.now = resolve;
    });
    server.use(
      answers(calls.logout, async () => {
        await allowed;
        return { message: 'Logout Successful' };
      }),
    );
    const { address } = await open('/logout', 'STUDENT');
    expect(screen.getByRole('heading', { name: 'Logging out...' })).toBeInTheDocument();
    answer.now?.();
    await waitFor(() => expect(address()).toBe('/login'));
    expect(sessionStore.getState().user).toBeNull();
  });

  it('ends the session here also when the server cannot be reached', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(refuses(calls.logout, 'SYSTEM.UNEXPECTED'));
    const { address } = await open('/logout', 'STUDENT');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(sessionStore.getState()).toMatchObject({ user: null, role: 'STUDENT' });
    expect(warn).toHaveBeenCalledWith('Logging out failed.', expect.anything());
    warn.mockRestore();
  });
});
