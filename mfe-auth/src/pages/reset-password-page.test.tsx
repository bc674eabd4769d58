import { calls } from '@portal/contracts';
import { answers, isUnreachable, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { ResetPasswordPage } from './reset-password-page';

const good = answers(calls.verifyResetLink, { message: 'The link is good.' });
const server = portalServer(answers(calls.listEventsByRole, []));
const words = 'a few quiet words';

const open = () =>
  renderWithPortal(<ResetPasswordPage />, { at: '/reset-password/42/s3cret', path: '/reset-password/:id/:token' });
const password = () => screen.findByLabelText('New password');

async function reset(typed = words) {
  const portal = open();
  await portal.user.type(await password(), typed);
  await portal.user.click(screen.getByRole('button', { name: 'Reset Password' }));
  return portal;
}

describe('the link from the mail', () => {
  it('is verified first, and says Verifying... while it waits', async () => {
    const asked: unknown[] = [];
    server.use(
      answers(calls.verifyResetLink, ({ params }) => {
        asked.push(params);
        return { message: 'The link is good.' };
      }),
    );
    open();
    expect(screen.getByText('Verifying...')).toBeVisible();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(await password()).toBeVisible();
    expect(asked).toMatchObject([{ id: '42', token: 's3cret' }]);
    expect(document.title).not.toContain('s3cret');
  });

  it('when invalid shows an error, the server’s message as a toast and a link to a new one', async () => {
    server.use(refuses(calls.verifyResetLink, 'AUTH.LINK_INVALID'));
    open();
    expect((await screen.findByRole('alert')).textContent).toBe('Error verifying token.');
    expect(screen.getByText('Invalid or expired link.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });

  it('can be retried when the portal could not be reached', async () => {
    server.use(isUnreachable(calls.verifyResetLink));
    const { user } = open();
    expect((await screen.findByRole('alert')).textContent).toBe('Error verifying token.');
    server.use(good);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await password()).toBeVisible();
  });
});

describe('a new password', () => {
  beforeEach(() => server.use(good));

  it('is set, and after two seconds the sign-in page shows', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(calls.resetPassword, ({ body, params }) => {
        sent.push({ body, params });
        return { message: '' };
      }),
    );
    const { address } = await reset();
    expect(await screen.findByText('Password reset successful! Navigating to login page...')).toBeVisible();
    const shownAt = Date.now();
    expect(address()).toBe('/reset-password/42/s3cret');
    await waitFor(() => expect(address()).toBe('/login'), { timeout: 4000 });
    expect(Date.now() - shownAt).toBeGreaterThan(1500);
    expect(sent).toMatchObject([{ body: { password: words }, params: { id: '42', token: 's3cret' } }]);
  });

  it('shows the server’s message when there is one', async () => {
    server.use(answers(calls.resetPassword, { message: 'Your password was changed.' }));
    await reset();
    expect(await screen.findByText('Your password was changed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  it('says Resetting... while it waits', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      answers(calls.resetPassword, async () => {
        await answered;
        return { message: 'Done.' };
      }),
    );
    await reset();
    expect(await screen.findByRole('button', { name: /Resetting\.\.\./ })).toBeVisible();
    answer();
    expect(await screen.findByText('Done.')).toBeVisible();
  });

  it('that is too weak is refused at its field, and stays there', async () => {
    const errors = [{ path: 'password', message: 'This password is too common.' }];
    server.use(refuses(calls.resetPassword, 'REQUEST.INVALID', { errors }));
    await reset();
    await waitFor(async () => expect(await password()).toHaveAccessibleDescription(/This password is too common\.$/));
    expect(await password()).toHaveFocus();
    expect(await password()).toHaveValue(words);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('fails with the server’s message', async () => {
    server.use(refuses(calls.resetPassword, 'AUTH.LINK_INVALID'));
    await reset();
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid or expired link.');
  });

  it('fails with Error resetting password. when the server has none', async () => {
    server.use(isUnreachable(calls.resetPassword));
    await reset();
    expect((await screen.findByRole('alert')).textContent).toBe('Error resetting password.');
  });

  it('is required, with the length that the service requires', async () => {
    const { user } = open();
    await password();
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    await waitFor(async () =>
      expect(await password()).toHaveAccessibleDescription(/Please use at least 10 characters\.$/),
    );
    expect(await password()).toHaveFocus();
  });
});
