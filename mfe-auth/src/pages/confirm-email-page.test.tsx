import { calls } from '@portal/contracts';
import { sessionStore } from '@portal/web-kit';
import {
  answers,
  isUnreachable,
  personAs,
  portalServer,
  refuses,
  renderWithPortal,
  type PortalOptions,
} from '@portal/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { ConfirmEmailPage } from './confirm-email-page';

const visitor = { user: null, role: 'STUDENT', onboardingComplete: false } as const;
const server = portalServer(answers(calls.listEventsByRole, []), answers(calls.fetchAuth, visitor));
const unconfirmed = personAs('STUDENT', { emailConfirmed: false });

const open = (token: string, as: PortalOptions['as'] = 'visitor') =>
  renderWithPortal(<ConfirmEmailPage />, { at: `/confirm-email/${token}`, path: '/confirm-email/:token', as });

describe('the link that confirms an address', () => {
  it('confirms once, also when the page is mounted again', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(calls.confirmEmail, ({ body }) => {
        sent.push(body);
        return { message: 'Thank you, your address is confirmed.' };
      }),
    );
    const first = open('once');
    expect(screen.getByText('Confirming...')).toBeVisible();
    first.unmount();
    open('once');
    expect(await screen.findByText('Thank you, your address is confirmed.')).toBeVisible();
    expect(sent).toEqual([{ token: 'once' }]);
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(document.title).not.toContain('once');
  });

  it('leads a signed-in person on, and updates the session', async () => {
    const user = personAs('STUDENT');
    server.use(
      answers(calls.confirmEmail, { message: '' }),
      answers(calls.fetchAuth, { user, role: 'STUDENT', onboardingComplete: true }),
    );
    open('mine', unconfirmed);
    expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
    await waitFor(() => expect(sessionStore.getState().user).not.toHaveProperty('emailConfirmed'));
  });

  it('when invalid offers a signed-in person a new one', async () => {
    server.use(
      refuses(calls.confirmEmail, 'AUTH.LINK_INVALID'),
      answers(calls.resendConfirmation, { message: 'Confirmation link sent.' }),
    );
    const { user } = open('bad', unconfirmed);
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid or expired link.');
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText('Confirmation link sent.')).toBeVisible();
  });

  it('when invalid asks a visitor to sign in first', async () => {
    server.use(refuses(calls.confirmEmail, 'AUTH.LINK_INVALID'));
    open('old');
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid or expired link.');
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  it('can be retried when the portal could not be reached', async () => {
    server.use(isUnreachable(calls.confirmEmail));
    const { user } = open('unlucky');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Confirming did not work. Please try again in a moment.',
    );
    server.use(answers(calls.confirmEmail, { message: 'Thank you.' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Thank you.')).toBeVisible();
  });
});
