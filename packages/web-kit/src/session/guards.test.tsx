import { screen } from '@testing-library/react';
import { act } from 'react';
import { personAs, renderWithPortal } from '../testing';
import { RequireIncompleteOnboarding, RequireOnboarding, RequireRole, RequireSession, RequireVisitor } from './guards';
import { sessionStore } from './session-store';

const notOnboarded = personAs('STUDENT', { onboardingComplete: false });
const page = <p>The page</p>;

describe('guards', () => {
  it('sends a visitor to /login', () => {
    const { address } = renderWithPortal(<RequireSession>{page}</RequireSession>, { at: '/home', path: '/home' });
    expect(address()).toBe('/login');
    expect(screen.queryByText('The page')).not.toBeInTheDocument();
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
  });

  it('sends a visitor of a role page to /login, not to /unauthorised', () => {
    const guarded = <RequireRole roles={['PRESIDENT']}>{page}</RequireRole>;
    const { address } = renderWithPortal(guarded, { at: '/president-dashboard', path: '/president-dashboard' });
    expect(address()).toBe('/login');
  });

  it('sends a student whose profile is explicitly incomplete to /onboarding', () => {
    const guarded = <RequireOnboarding>{page}</RequireOnboarding>;
    const { address } = renderWithPortal(guarded, { as: notOnboarded, at: '/home', path: '/home' });
    expect(address()).toBe('/onboarding');
  });

  it('does not send anyone to onboarding without an explicit flag', () => {
    renderWithPortal(<RequireOnboarding>{page}</RequireOnboarding>, { as: 'STUDENT' });
    act(() => sessionStore.setState({ onboardingComplete: undefined }));
    expect(screen.getByText('The page')).toBeInTheDocument();
  });

  it('opens onboarding only while it is not complete', () => {
    const guarded = <RequireIncompleteOnboarding>{page}</RequireIncompleteOnboarding>;
    renderWithPortal(guarded, { as: notOnboarded }).unmount();
    const { address } = renderWithPortal(guarded, { as: 'STUDENT', at: '/onboarding', path: '/onboarding' });
    expect(address()).toBe('/');
  });

  it('sends people with a session from the login page to where they wanted to go', () => {
    const guarded = <RequireVisitor>{page}</RequireVisitor>;
    const state = { from: '/add-event?draft=1' };
    const { address } = renderWithPortal(guarded, { as: 'PRESIDENT', at: '/login', path: '/login', state });
    expect(address()).toBe('/add-event?draft=1');
  });

  it('sends them to / when they wanted nothing, or something that is not of this portal', () => {
    const guarded = <RequireVisitor>{page}</RequireVisitor>;
    const options = { as: 'PRESIDENT', at: '/login', path: '/login' } as const;
    const first = renderWithPortal(guarded, options);
    expect(first.address()).toBe('/');
    first.unmount();
    expect(renderWithPortal(guarded, { ...options, state: { from: '//evil.example' } }).address()).toBe('/');
  });

  it('says that it is loading until it is known whether somebody is there', () => {
    const { address } = renderWithPortal(<RequireSession>{page}</RequireSession>, { as: 'STUDENT' });
    act(() => sessionStore.setState({ status: 'loading', user: null }));
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(address()).toBe('/');
  });

  it('waits until it is known who is there', () => {
    const { address } = renderWithPortal(<RequireRole roles={['PRESIDENT']}>{page}</RequireRole>, { as: 'PRESIDENT' });
    act(() => sessionStore.setState({ status: 'loading', user: null }));
    expect(screen.getByText('Loading user role...')).toBeInTheDocument();
    expect(address()).toBe('/');
  });
});
