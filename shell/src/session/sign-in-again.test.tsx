import { calls } from '@portal/contracts';
import { Button, Dialog } from '@portal/ui';
import { callApi, sessionStore } from '@portal/web-kit';
import {
  answers,
  isUnreachable,
  personAs,
  portalServer,
  problem,
  refuses,
  renderWithPortal,
} from '@portal/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { SignInAgain } from './sign-in-again';
import { useSessionNotices } from './use-session-notices';

const asha = personAs('STUDENT');
const server = portalServer(answers(calls.fetchAuth, { user: null, role: 'STUDENT', onboardingComplete: false }));

/** A form in a dialog, whose call fails while the session is over. */
function Page() {
  useSessionNotices();
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState('');
  const send = () => void callApi(calls.markNotificationsRead, { body: {} }).then(() => setOutcome('Sent'));
  return (
    <>
      <Button onPress={() => setOpen(true)}>Request Room</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Request a Room">
        <input aria-label="Room" />
        <Button onPress={send}>Submit Request</Button>
        <p>{outcome}</p>
      </Dialog>
      <SignInAgain />
    </>
  );
}

const open = (as = asha) => renderWithPortal(<Page />, { as });
const end = (endedBy: 'expiry' | 'sign-out' = 'expiry') =>
  act(() => sessionStore.setState({ status: 'ended', endedBy }));
const dialog = () => screen.findByRole('alertdialog', { name: 'Sign in again' });
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: /^Sign(ing)? in/ });

function accepting() {
  const sent: unknown[] = [];
  server.use(
    answers(calls.login, ({ body }) => {
      sent.push(body);
      return { message: 'Login Successful', user: asha };
    }),
  );
  return sent;
}

describe('a session that ends while somebody types', () => {
  it('is asked for again over the form, which is sent once afterwards and has the focus back', async () => {
    let isSignedIn = false;
    const keys: (string | null)[] = [];
    server.use(
      answers(calls.markNotificationsRead, ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return isSignedIn ? undefined : problem('AUTH.SESSION_REQUIRED');
      }),
      refuses(calls.refresh, 'AUTH.SESSION_REQUIRED'),
      answers(calls.login, () => {
        isSignedIn = true;
        return { message: 'Login Successful', user: asha };
      }),
    );
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Request Room' }));
    await user.type(await screen.findByLabelText('Room'), 'Senate Hall');
    await user.click(screen.getByRole('button', { name: 'Submit Request' }));
    expect(await dialog()).toHaveAccessibleDescription(/Your session has ended. What you typed is saved/);
    await waitFor(() => expect(password()).toHaveFocus());
    for (let step = 0; step < 6; step += 1) {
      await user.tab();
      expect(await dialog()).toContainElement(document.activeElement as HTMLElement);
    }
    await user.type(password(), 'a few quiet words{Enter}');
    expect(await screen.findByText('Sent')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Room')).toHaveValue('Senate Hall');
    expect(keys).toEqual([keys[0], keys[0]]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit Request' })).toHaveFocus());
  });

  it('shows whose account it is, and signs in with its address', async () => {
    const sent = accepting();
    const { user } = open();
    end();
    expect(within(await dialog()).getByText('Asha Nair')).toBeVisible();
    expect(within(await dialog()).getByText('person@example.edu')).toBeVisible();
    await user.type(password(), 'a few quiet words');
    await user.click(submit());
    await waitFor(() => expect(sessionStore.getState().status).toBe('ready'));
    expect(sent).toEqual([{ email: 'person@example.edu', password: 'a few quiet words' }]);
  });

  it('cannot be put away by Escape, and has no close button', async () => {
    const { user } = open();
    end();
    await dialog();
    await user.keyboard('{Escape}');
    expect(await dialog()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });

  it('says at the field, once, that the password is wrong or missing', async () => {
    server.use(refuses(calls.login, 'AUTH.INVALID_CREDENTIALS'));
    const { user } = open();
    end();
    await dialog();
    await user.click(submit());
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter your password.$/);
    await user.type(password(), 'wrong');
    await user.click(submit());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^That password is wrong/));
    expect(password()).toHaveAccessibleDescription(/^That password is wrong/);
    expect(password()).toHaveFocus();
    expect(password()).toHaveValue('wrong');
  });

  it.each([
    [
      'after too many attempts',
      refuses(calls.login, 'AUTH.TOO_MANY_ATTEMPTS', { message: 'Wait a minute.' }),
      /Wait a minute/,
    ],
    ['without a connection', isUnreachable(calls.login), /^We couldn't reach the portal/],
  ])('says why it does not work %s, and can be tried again', async (_when, refusal, text) => {
    server.use(refusal);
    const { user } = open();
    end();
    await dialog();
    await user.type(password(), 'a few quiet words{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(password()).not.toHaveAccessibleDescription();
    accepting();
    await user.click(submit());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('opens Google in a window of its own, and is the only way for accounts without a password', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(window);
    const { user } = open({ ...asha, hasPassword: false });
    end();
    await dialog();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Continue with Google' });
    expect(button).toHaveFocus();
    await user.click(button);
    expect(opened).toHaveBeenCalledWith('/auth/google?to=%2Fsigned-in', 'portal-sign-in', expect.any(String));
    opened.mockRestore();
  });

  it('offers to leave', async () => {
    open();
    end('sign-out');
    expect(await dialog()).toHaveAccessibleDescription(/^You signed out in another window/);
    expect(screen.getByRole('link', { name: 'Sign in as someone else' })).toHaveAttribute('href', '/logout');
  });

  it('is noticed to go on when the window comes to the front', async () => {
    open();
    end();
    await dialog();
    server.use(answers(calls.fetchAuth, { user: asha, role: 'STUDENT', onboardingComplete: true }));
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
});

describe('a page that changes because of the session', () => {
  it('says that the role is another one', async () => {
    open();
    act(() => sessionStore.setState({ role: 'GENSEC_SPORTS' }));
    expect(await screen.findByText(/^Your role is now General Secretary, Sports/)).toBeVisible();
  });

  it('says who is signed in now', async () => {
    open();
    end();
    const ravi = personAs('PRESIDENT', { _id: '65a0000000000000000000ff', personal_info: { name: 'Ravi Kumar' } });
    act(() => sessionStore.setState({ status: 'ready', user: ravi, role: 'PRESIDENT' }));
    expect(await screen.findByText("You're now signed in as Ravi Kumar.")).toBeVisible();
  });
});
