import { calls } from '@portal/contracts';
import { sessionStore } from '@portal/web-kit';
import { answers, isUnreachable, personAs, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { ForgotPasswordPage } from './forgot-password-page';
import { LoginPage } from './login-page';

const server = portalServer(answers(calls.listEventsByRole, []));
const person = personAs('STUDENT');
const failed = 'Login failed. Please check your credentials.';

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');

function SignInPages() {
  return useLocation().pathname === '/login' ? <LoginPage /> : <ForgotPasswordPage />;
}

async function signIn(typed = { email: 'asha@example.edu', password: 'a few quiet words' }) {
  const { user } = renderWithPortal(<LoginPage />);
  await user.type(email(), typed.email);
  await user.type(password(), typed.password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

describe('signing in', () => {
  it('signs in with address and password', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(calls.login, ({ body }) => {
        sent.push(body);
        return { message: 'Signed in.', user: person };
      }),
    );
    await signIn();
    await waitFor(() => expect(sessionStore.getState().user).toEqual(person));
    expect(sent).toEqual([{ email: 'asha@example.edu', password: 'a few quiet words' }]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows that the credentials are wrong, and keeps the typed text', async () => {
    server.use(refuses(calls.login, 'AUTH.INVALID_CREDENTIALS'));
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toBe(failed);
    expect(email()).toHaveValue('asha@example.edu');
    expect(password()).toHaveValue('a few quiet words');
    expect(screen.queryByText('Invalid email or password.')).not.toBeInTheDocument();
    expect(sessionStore.getState().user).toBeNull();
  });

  it('asks to wait after too many attempts', async () => {
    server.use(refuses(calls.login, 'AUTH.TOO_MANY_ATTEMPTS', { message: 'Please try again in 15 minutes.' }));
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toBe(failed);
    expect(await screen.findByText('Please try again in 15 minutes.')).toBeVisible();
  });

  it('shows that the portal cannot be reached', async () => {
    server.use(isUnreachable(calls.login));
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toBe(failed);
    expect(await screen.findByText("We couldn't reach the portal. Check your connection and try again.")).toBeVisible();
  });

  it('refuses empty fields, focuses the first and sends nothing', async () => {
    const { user } = renderWithPortal(<LoginPage />);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Please enter your email address.')).toBeVisible();
    expect(email()).toHaveAccessibleDescription('Please enter your email address.');
    expect(password()).toHaveAccessibleDescription('Please enter your password.');
    expect(email()).toHaveFocus();
    await user.type(email(), 'asha@example.edu');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(password()).toHaveFocus());
  });

  it('sends once when submitted several times', async () => {
    let times = 0;
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      answers(calls.login, async () => {
        times += 1;
        await answered;
        return { message: 'Signed in.', user: person };
      }),
    );
    const { user, container } = renderWithPortal(<LoginPage />);
    await user.type(email(), 'asha@example.edu');
    await user.type(password(), 'a few quiet words');
    const form = container.querySelector('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    const button = await screen.findByRole('button', { name: /Signing in/ });
    await user.click(button);
    await user.type(password(), '{Enter}');
    fireEvent.submit(form);
    answer();
    await waitFor(() => expect(sessionStore.getState().user).toEqual(person));
    expect(times).toBe(1);
  });

  it('links to registration', () => {
    renderWithPortal(<LoginPage />);
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  });

  it('hands the typed address on to the page for a new password and back, in no URL', async () => {
    const { user, address } = renderWithPortal(<SignInPages />, { at: '/login' });
    await user.type(email(), 'asha@example.edu');
    await user.click(screen.getByRole('link', { name: 'Forgot Password' }));
    expect(await screen.findByRole('button', { name: 'Send Reset Link' })).toBeVisible();
    expect(email()).toHaveValue('asha@example.edu');
    expect(address()).toBe('/forgot-password');
    await user.click(screen.getByRole('link', { name: 'Back to Login' }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(email()).toHaveValue('asha@example.edu');
    expect(address()).toBe('/login');
  });

  it('still knows where the person wanted to go after a look at the other pages', async () => {
    const { user } = renderWithPortal(<SignInPages />, { at: '/login', state: { from: '/add-event?draft=1' } });
    await user.click(screen.getByRole('link', { name: 'Forgot Password' }));
    await user.click(await screen.findByRole('link', { name: 'Back to Login' }));
    expect(await screen.findByRole('link', { name: 'Sign in with Google' })).toHaveAttribute(
      'href',
      '/auth/google?to=%2Fadd-event%3Fdraft%3D1',
    );
  });
});

describe('signing in with Google', () => {
  it('is a link that leaves the portal', () => {
    const { address } = renderWithPortal(<LoginPage />, { at: '/login' });
    const link = screen.getByRole('link', { name: 'Sign in with Google' });
    expect(link).toHaveAttribute('href', '/auth/google');
    // jsdom cannot follow a link; whether the portal left it to the browser can be seen when the event is through.
    const left: boolean[] = [];
    window.addEventListener(
      'click',
      (event) => {
        left.push(!event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(link);
    expect(left).toEqual([true]);
    expect(address()).toBe('/login');
  });

  it.each([
    ['google-domain', 'Only Google accounts ending in @example.edu can sign in.'],
    [
      'google-unverified',
      "Google hasn't verified this account's email address. Verify it with Google, then try again.",
    ],
    ['google-cancelled', 'Google sign-in was cancelled.'],
    ['google-failed', 'Google sign-in failed. Please try again.'],
    ['<b>anything else</b>', 'Google sign-in failed. Please try again.'],
  ])('explains why Google refused: %s', (reason, text) => {
    renderWithPortal(<LoginPage />, { at: `/login?error=${encodeURIComponent(reason)}` });
    expect(screen.getByRole('alert').textContent).toBe(text);
  });

  it('replaces the reason by a newer failure', async () => {
    server.use(refuses(calls.login, 'AUTH.INVALID_CREDENTIALS'));
    const { user } = renderWithPortal(<LoginPage />, { at: '/login?error=google-cancelled' });
    await user.type(email(), 'asha@example.edu');
    await user.type(password(), 'a few quiet words');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText(failed)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  });
});
