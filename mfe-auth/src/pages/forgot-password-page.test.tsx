import { calls } from '@portal/contracts';
import { answers, isUnreachable, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { ForgotPasswordPage } from './forgot-password-page';

const server = portalServer(answers(calls.listEventsByRole, []));
const email = () => screen.getByLabelText('Email');

async function ask(address = 'asha@example.edu') {
  const { user } = renderWithPortal(<ForgotPasswordPage />);
  await user.type(email(), address);
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
}

describe('a forgotten password', () => {
  it('gets a link by mail, and says Sending... while it waits', async () => {
    const sent: unknown[] = [];
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      answers(calls.forgotPassword, async ({ body }) => {
        sent.push(body);
        await answered;
        return { message: 'The link is on its way.' };
      }),
    );
    await ask(' asha@example.edu ');
    expect(await screen.findByRole('button', { name: /Sending\.\.\./ })).toBeVisible();
    answer();
    expect(await screen.findByText('The link is on its way.')).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent('asha@example.edu');
    expect(sent).toEqual([{ email: 'asha@example.edu' }]);
  });

  it('has a message for an answer without one', async () => {
    server.use(answers(calls.forgotPassword, { message: '' }));
    await ask();
    expect(await screen.findByText('Reset link sent successfully!')).toBeVisible();
  });

  it('of an account with Google refers to Google', async () => {
    server.use(refuses(calls.forgotPassword, 'AUTH.GOOGLE_ACCOUNT'));
    await ask();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This email is linked with Google. Please sign in with Google.',
    );
  });

  it('shows the server’s message for other failures, and keeps the typed text', async () => {
    server.use(refuses(calls.forgotPassword, 'AUTH.TOO_MANY_ATTEMPTS'));
    await ask();
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Please wait and try again.');
    expect(email()).toHaveValue('asha@example.edu');
  });

  it('says Something went wrong. when the portal cannot be reached', async () => {
    server.use(isUnreachable(calls.forgotPassword));
    await ask();
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong.');
  });

  it('needs an email address, and sends nothing without', async () => {
    const { user } = renderWithPortal(<ForgotPasswordPage />);
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Please enter your email address.'));
    expect(email()).toHaveFocus();
    await user.type(email(), 'asha');
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Please enter a valid email address.'));
  });

  it('shows a server error at the field', async () => {
    const errors = [{ path: 'email', message: 'Please enter a valid email address' }];
    server.use(refuses(calls.forgotPassword, 'REQUEST.INVALID', { errors }));
    await ask();
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Please enter a valid email address'));
    expect(email()).toHaveFocus();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('links to login', () => {
    renderWithPortal(<ForgotPasswordPage />);
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  });
});
