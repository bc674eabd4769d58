import { calls, type Role } from '@portal/contracts';
import { cleanup, screen } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { answers, beSignedInAs, connection, personAs, portalServer, renderWithPortal } from '../testing';
import { RequireIncompleteOnboarding, RequireOnboarding, RequireRole, RequireSession, RequireVisitor } from './guards';
import { sessionStore } from '../session/session-state';

const notOnboarded = personAs('STUDENT', { onboardingComplete: false });
const server = portalServer();
const { lose, restore } = connection();
/** Called whenever the page is rendered, also when it is gone again at once. */
const rendered = jest.fn();
beforeEach(() => rendered.mockClear());

function Page() {
  rendered();
  return <p>The page</p>;
}
const page = <Page />;

describe('guards', () => {
  it('sends a visitor to /login', () => {
    const { address } = renderWithPortal(<RequireSession>{page}</RequireSession>, { at: '/home', path: '/home' });
    expect(address()).toBe('/login');
    expect(rendered).not.toHaveBeenCalled();
  });

  it.each([
    ['RequireSession', 'STUDENT', RequireSession],
    ['RequireOnboarding', 'STUDENT', RequireOnboarding],
    ['RequireVisitor', 'visitor', RequireVisitor],
  ] as const)('%s shows its page to a %s, who stays there', (_, as, Guard) => {
    const { address } = renderWithPortal(<Guard>{page}</Guard>, { as, at: '/home', path: '/home' });
    expect(screen.getByText('The page')).toBeInTheDocument();
    expect(address()).toBe('/home');
  });

  it('lets a person with the right role in', () => {
    renderWithPortal(<RequireRole roles={['PRESIDENT']}>{page}</RequireRole>, { as: 'PRESIDENT' });
    expect(screen.getByText('The page')).toBeInTheDocument();
  });

  it('sends a person with another role to /unauthorised', () => {
    const guarded = <RequireRole roles={['PRESIDENT']}>{page}</RequireRole>;
    const { address } = renderWithPortal(guarded, {
      as: 'STUDENT',
      at: '/president-dashboard',
      path: '/president-dashboard',
    });
    expect(address()).toBe('/unauthorised');
    expect(rendered).not.toHaveBeenCalled();
  });

  it('sends a visitor of a role page to /login, not to /unauthorised', () => {
    const guarded = <RequireRole roles={['PRESIDENT']}>{page}</RequireRole>;
    const { address } = renderWithPortal(guarded, { at: '/president-dashboard', path: '/president-dashboard' });
    expect(address()).toBe('/login');
    expect(rendered).not.toHaveBeenCalled();
  });

  it('sends a student whose profile is explicitly incomplete to /onboarding', () => {
    const guarded = <RequireOnboarding>{page}</RequireOnboarding>;
    const { address } = renderWithPortal(guarded, { as: notOnboarded, at: '/home', path: '/home' });
    expect(address()).toBe('/onboarding');
    expect(rendered).not.toHaveBeenCalled();
  });

  it('does not send anyone to onboarding without an explicit flag', () => {
    const guarded = <RequireOnboarding>{page}</RequireOnboarding>;
    const { address } = renderWithPortal(guarded, { as: 'STUDENT', at: '/home', path: '/home' });
    act(() => sessionStore.setState({ onboardingComplete: undefined }));
    expect(screen.getByText('The page')).toBeInTheDocument();
    expect(address()).toBe('/home');
  });

  it('opens onboarding only while it is not complete', () => {
    const guarded = <RequireIncompleteOnboarding>{page}</RequireIncompleteOnboarding>;
    const open = renderWithPortal(guarded, { as: notOnboarded, at: '/onboarding', path: '/onboarding' });
    expect(screen.getByText('The page')).toBeInTheDocument();
    expect(open.address()).toBe('/onboarding');
    open.unmount();
    rendered.mockClear();
    const { address } = renderWithPortal(guarded, { as: 'STUDENT', at: '/onboarding', path: '/onboarding' });
    expect(address()).toBe('/');
    expect(rendered).not.toHaveBeenCalled();
  });

  it('sends people with a session from the login page to where they wanted to go', () => {
    const guarded = <RequireVisitor>{page}</RequireVisitor>;
    const state = { from: '/add-event?draft=1' };
    const { address } = renderWithPortal(guarded, { as: 'PRESIDENT', at: '/login', path: '/login', state });
    expect(address()).toBe('/add-event?draft=1');
    expect(rendered).not.toHaveBeenCalled();
  });

  it('sends them there also after a sign-in on another site, which leads back with the path in the address', () => {
    const at = `/login?error=google-cancelled&to=${encodeURIComponent('/add-event?draft=1')}`;
    const { address } = renderWithPortal(<RequireVisitor>{page}</RequireVisitor>, {
      as: 'PRESIDENT',
      at,
      path: '/login',
    });
    expect(address()).toBe('/add-event?draft=1');
  });

  it('sends them to / when they wanted nothing, or something that is not of this portal', () => {
    const guarded = <RequireVisitor>{page}</RequireVisitor>;
    const options = { as: 'PRESIDENT', at: '/login', path: '/login' } as const;
    const first = renderWithPortal(guarded, options);
    expect(first.address()).toBe('/');
    first.unmount();
    const second = renderWithPortal(guarded, { ...options, state: { from: '//evil.example' } });
    expect(second.address()).toBe('/');
    second.unmount();
    expect(renderWithPortal(guarded, { ...options, at: '/login?to=//evil.example' }).address()).toBe('/');
  });

  /** Until the session is known: neither the page nor a redirect, and then the page. */
  function expectToWait(guarded: ReactNode, as: Role | 'visitor', label: string) {
    const { address } = renderWithPortal(guarded, { as, at: '/home', path: '/home' });
    act(() => sessionStore.setState({ status: 'loading', user: null, role: 'STUDENT' }));
    expect(screen.getByText(label)).toBeInTheDocument();
    expect(screen.queryByText('The page')).not.toBeInTheDocument();
    expect(address()).toBe('/home');
    act(() => beSignedInAs(as));
    expect(screen.getByText('The page')).toBeInTheDocument();
    expect(screen.queryByText(label)).not.toBeInTheDocument();
  }

  it('says that it is loading until it is known whether somebody is there', () => {
    expectToWait(<RequireSession>{page}</RequireSession>, 'STUDENT', 'Loading...');
    cleanup();
    expectToWait(<RequireVisitor>{page}</RequireVisitor>, 'visitor', 'Loading...');
  });

  it('waits until it is known who is there', () => {
    expectToWait(<RequireRole roles={['PRESIDENT']}>{page}</RequireRole>, 'PRESIDENT', 'Loading user role...');
  });

  it('leaves the page as it is when the session ends, so that nothing typed is lost', () => {
    const guarded = <RequireRole roles={['PRESIDENT']}>{page}</RequireRole>;
    const { address } = renderWithPortal(guarded, { as: 'PRESIDENT', at: '/add-event', path: '/add-event' });
    act(() => sessionStore.setState({ status: 'ended' }));
    expect(screen.getByText('The page')).toBeInTheDocument();
    act(() => beSignedInAs(personAs('STUDENT')));
    expect(address()).toBe('/unauthorised');
  });

  it('says that the portal is away, and shows the page when it is back', async () => {
    const guarded = <RequireSession>{page}</RequireSession>;
    const { address, user } = renderWithPortal(guarded, { at: '/home', path: '/home', as: 'STUDENT' });
    act(() => sessionStore.setState({ status: 'unavailable', user: null }));
    expect(screen.getByText('The portal is temporarily unavailable')).toBeInTheDocument();
    expect(screen.queryByText('The page')).not.toBeInTheDocument();
    server.use(answers(calls.fetchAuth, { user: personAs('STUDENT'), role: 'STUDENT', onboardingComplete: true }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The page')).toBeInTheDocument();
    expect(address()).toBe('/home');
  });

  it('says that the device is offline, and shows the page when it is connected again', async () => {
    const guarded = <RequireSession>{page}</RequireSession>;
    renderWithPortal(guarded, { at: '/home', path: '/home', as: 'STUDENT' });
    lose();
    act(() => sessionStore.setState({ status: 'unavailable', user: null }));
    expect(screen.getByText("You're offline")).toBeInTheDocument();
    server.use(answers(calls.fetchAuth, { user: personAs('STUDENT'), role: 'STUDENT', onboardingComplete: true }));
    restore();
    expect(await screen.findByText('The page')).toBeInTheDocument();
  });
});
