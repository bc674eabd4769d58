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
const server = portalServer(
  answers(calls.listEventsByRole, []),
  answers(calls.fetchAuth, visitor),
  answers(calls.verifyConfirmLink, { message: 'Link is valid.' }),
  refuses(calls.refresh, 'AUTH.SESSION_REQUIRED'),
  answers(calls.logout, { message: 'Logout Successful' }),
);
const unconfirmed = personAs('STUDENT', { emailConfirmed: false });
const OWN = 'seven trams to nowhere';

const open = (token: string, as: PortalOptions['as'] = 'visitor') =>
  renderWithPortal(<ConfirmEmailPage />, { at: `/confirm-email/${token}`, path: '/confirm-email/:token', as });
const confirmButton = () => screen.findByRole('button', { name: 'Confirm my address' });
const password = () => screen.findByLabelText('Password');

/** What the page sends, with what the server answers. */
function recordConfirmations(message = 'Your email address is confirmed.') {
  const sent: unknown[] = [];
  server.use(
    answers(calls.confirmEmail, ({ body }) => {
      sent.push(body);
      return { message };
    }),
  );
  return sent;
}

async function typePassword(user: ReturnType<typeof open>['user'], text = OWN) {
  await user.type(await password(), text);
  await user.click(screen.getByRole('button', { name: 'Set password and confirm' }));
}

describe('the link that confirms an address', () => {
  it('sends nothing until a button is pressed', async () => {
    const posted: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'POST') posted.push(request.url);
    });
    open('alone').unmount();
    open('alone', unconfirmed);
    expect(await confirmButton()).toBeVisible();
    expect(screen.getByText("You're signed in as Asha Nair, person@example.edu.")).toBeVisible();
    expect(posted).toEqual([]);
    expect(document.title).not.toContain('alone');
  });

  it('sets a password where nobody is signed in, and leads to the sign-in page', async () => {
    const sent = recordConfirmations();
    const { user } = open('visited');
    expect(
      await screen.findByText(/Every device that is signed in to this account will be signed out\.$/),
    ).toBeVisible();
    await typePassword(user);
    expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
    expect(sent).toEqual([{ token: 'visited', password: OWN }]);
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  it('refuses a short password before it sends anything', async () => {
    const sent = recordConfirmations();
    const { user } = open('short');
    await typePassword(user, 'short');
    await waitFor(async () => expect(await password()).toHaveAccessibleDescription(/at least 10 characters\.$/));
    expect(sent).toEqual([]);
  });

  it('confirms with a press in the session that registered, and updates it', async () => {
    const user = personAs('STUDENT');
    const sent = recordConfirmations('');
    server.use(answers(calls.fetchAuth, { user, role: 'STUDENT', onboardingComplete: true }));
    const portal = open('mine', unconfirmed);
    await portal.user.click(await confirmButton());
    expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
    expect(sent).toEqual([{ token: 'mine' }]);
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
    await waitFor(() => expect(sessionStore.getState().user).not.toHaveProperty('emailConfirmed'));
  });

  it('asks for a password in any other session', async () => {
    server.use(refuses(calls.confirmEmail, 'AUTH.PASSWORD_REQUIRED'));
    const { user } = open('foreign', unconfirmed);
    await user.click(await confirmButton());
    const sent = recordConfirmations();
    await typePassword(user);
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    expect(sent).toEqual([{ token: 'foreign', password: OWN }]);
    expect(sessionStore.getState().user).toBeNull();
  });

  it('can be used with a password by somebody who did not create the account of the session', async () => {
    const sent = recordConfirmations();
    const { user } = open('planted', unconfirmed);
    await user.click(await screen.findByRole('button', { name: "I didn't create this account" }));
    await typePassword(user);
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    expect(sent).toEqual([{ token: 'planted', password: OWN }]);
  });

  it('when invalid says so at once, and asks a visitor for no password', async () => {
    server.use(refuses(calls.verifyConfirmLink, 'AUTH.LINK_INVALID'));
    open('used');
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid or expired link.');
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  it('is taken for good while it cannot be checked', async () => {
    server.use(isUnreachable(calls.verifyConfirmLink));
    open('unchecked');
    expect(await password()).toBeVisible();
  });

  it('when invalid offers a signed-in person a new one', async () => {
    server.use(
      refuses(calls.confirmEmail, 'AUTH.LINK_INVALID'),
      answers(calls.resendConfirmation, { message: 'Confirmation link sent.' }),
    );
    const { user } = open('bad', unconfirmed);
    await user.click(await confirmButton());
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid or expired link.');
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText('Confirmation link sent.')).toBeVisible();
  });

  it('when invalid leads a visitor to the sign-in page, or to a new password', async () => {
    server.use(refuses(calls.confirmEmail, 'AUTH.LINK_INVALID'));
    const { user } = open('old');
    await typePassword(user);
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid or expired link.');
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Reset your password' })).toHaveAttribute('href', '/forgot-password');
  });

  it('can be retried when the portal could not be reached', async () => {
    server.use(isUnreachable(calls.confirmEmail));
    const { user } = open('unlucky', unconfirmed);
    await user.click(await confirmButton());
    expect((await screen.findByRole('alert')).textContent).toBe("We couldn't confirm your address. Please try again.");
    const sent = recordConfirmations('Thank you.');
    await user.click(await confirmButton());
    expect(await screen.findByText('Thank you.')).toBeVisible();
    expect(sent).toEqual([{ token: 'unlucky' }]);
    await waitFor(() => expect(sessionStore.getState().user).toBeNull());
  });
});
