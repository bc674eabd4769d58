import { calls, type SessionUser } from '@portal/contracts';
import { answers, personAs, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { ConfirmEmailBanner } from './confirm-email-banner';

const server = portalServer();
const unconfirmed = personAs('STUDENT', { emailConfirmed: false, username: 'asha@example.edu' });
const sentence = 'Please confirm your email address first.';
const open = (as: SessionUser, at = '/events') => renderWithPortal(<ConfirmEmailBanner />, { as, at });

describe('an address that still has to be confirmed', () => {
  it('is shown on every page, with what it means', () => {
    open(unconfirmed);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/not make changes.*asha@example\.edu/);
  });

  it('is not shown when the address is confirmed, or need not be', () => {
    open(personAs('STUDENT'));
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it('is not shown on the page of the link', () => {
    open(unconfirmed, '/confirm-email/some-token');
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it('gets its link again on request', async () => {
    server.use(answers(calls.resendConfirmation, { message: 'Confirmation link sent.' }));
    const { user } = open(unconfirmed);
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    expect(await screen.findByText('Confirmation link sent.')).toBeVisible();
  });

  it('says when the link could not be sent', async () => {
    server.use(refuses(calls.resendConfirmation, 'AUTH.TOO_MANY_ATTEMPTS'));
    const { user } = open(unconfirmed);
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please wait and try again.');
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('disappears when the link was opened elsewhere and the person comes back', async () => {
    const user = personAs('STUDENT');
    server.use(answers(calls.fetchAuth, { user, role: 'STUDENT', onboardingComplete: true }));
    open(unconfirmed);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
  });
});
