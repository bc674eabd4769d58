import { homePathOf, type Role } from '@portal/contracts';
import { personAs, renderWithPortal } from '@portal/web-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import { FirstTaskHint } from './first-task-hint';

beforeEach(() => localStorage.clear());
afterAll(() => localStorage.clear());

const open = (as: Role, at: string = homePathOf(as)) => renderWithPortal(<FirstTaskHint />, { as, at });

describe('the first page of a role', () => {
  it.each<[Role, string, string]>([
    ['STUDENT', 'Find an event', '/events'],
    ['CLUB_COORDINATOR', 'Plan an event', '/add-event'],
    ['GENSEC_SPORTS', 'Decide now', '/approvals'],
    ['PRESIDENT', 'Decide now', '/president-approval'],
  ])('leads %s to the first task: %s', (role, name, href) => {
    open(role);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('does so until the task was opened once on this device', async () => {
    const { user, address } = open('STUDENT');
    await user.click(screen.getByRole('link', { name: 'Find an event' }));
    expect(address()).toBe('/events');
    cleanup();
    open('STUDENT');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    cleanup();
    open('PRESIDENT');
    expect(screen.getByRole('link', { name: 'Decide now' })).toBeInTheDocument();
  });

  it('does so until the hint is dismissed, and only there', async () => {
    const { user } = open('PRESIDENT');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    cleanup();
    open('STUDENT', '/events');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('waits for the profile', () => {
    renderWithPortal(<FirstTaskHint />, { as: personAs('STUDENT', { onboardingComplete: false }), at: '/home' });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
