import { calls, type SessionUser } from '@portal/contracts';
import { sessionStore } from '@portal/web-kit';
import { answers, personAs, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { RegisterPage } from './register-page';

const server = portalServer(answers(calls.listEventsByRole, []));
const me = { name: 'Asha Nair', ID: '12345', email: 'Asha@Example.EDU', password: 'a few quiet words' };

const field = (label: string) => screen.getByLabelText(label);

async function register(typed: typeof me = me) {
  const { user } = renderWithPortal(<RegisterPage />);
  await user.type(field('Name'), typed.name);
  await user.type(field('Student ID'), typed.ID);
  await user.type(field('Email'), typed.email);
  await user.type(field('Create password'), typed.password);
  await user.click(screen.getByRole('button', { name: 'Register' }));
}

describe('registering', () => {
  it('signs in with the new account, whatever the case of the domain', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(calls.register, ({ body }) => {
        sent.push(body);
        return { message: 'Welcome.', user: personAs('STUDENT', { onboardingComplete: false }) };
      }),
    );
    await register();
    await waitFor(() => expect(sessionStore.getState().onboardingComplete).toBe(false));
    expect(sent).toEqual([{ ...me, email: 'asha@example.edu' }]);
  });

  it('says that a link to confirm the address was emailed, once where a banner says so too', async () => {
    const answered = (more: Partial<SessionUser> = {}) => {
      const user = personAs('STUDENT', { onboardingComplete: false, username: 'asha@example.edu', ...more });
      return answers(calls.register, { message: 'Welcome.', user });
    };
    server.use(answered());
    await register();
    expect(await screen.findByText(/^We've emailed a link to asha@example\.edu\./)).toBeVisible();
    cleanup();
    server.use(answered({ emailConfirmed: false }));
    await register();
    await waitFor(() => expect(sessionStore.getState().user?.emailConfirmed).toBe(false));
    expect(screen.queryByText(/^We've emailed a link/)).not.toBeInTheDocument();
  });

  it('refuses an address of another domain and sends nothing', async () => {
    const sent: unknown[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'POST') sent.push(request.url);
    });
    await register({ ...me, email: 'asha@gmail.com' });
    expect((await screen.findByRole('alert')).textContent).toBe('Please use an @example.edu email address.');
    expect(field('Email')).toHaveValue('asha@gmail.com');
    expect(sent).toEqual([]);
    server.events.removeAllListeners();
  });

  it('refuses the domain together with other wrong fields', async () => {
    await register({ ...me, email: 'asha@gmail.com', password: 'short' });
    expect(await screen.findByText('Please use an @example.edu email address.')).toBeVisible();
    expect(field('Create password')).toHaveAccessibleDescription(/Please use at least 10 characters\.$/);
  });

  it('refuses empty fields, and focuses the first', async () => {
    const { user } = renderWithPortal(<RegisterPage />);
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(field('Name')).toHaveAccessibleDescription('Please enter your name.'));
    expect(field('Student ID')).toHaveAccessibleDescription('Please enter your student ID in digits.');
    expect(field('Email')).toHaveAccessibleDescription('Please enter your email address.');
    expect(field('Create password')).toHaveAccessibleDescription(/Please use at least 10 characters\.$/);
    expect(field('Name')).toHaveFocus();
  });

  it('shows a server error at its field, and focuses it', async () => {
    server.use(
      refuses(calls.register, 'REQUEST.INVALID', {
        errors: [{ path: 'password', message: 'This password is too common.' }],
      }),
    );
    await register();
    await waitFor(() => expect(field('Create password')).toHaveAccessibleDescription(/This password is too common\.$/));
    expect(field('Create password')).toHaveFocus();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(field('Create password')).toHaveValue(me.password);
  });

  it('shows at the student ID that it has an account already', async () => {
    server.use(refuses(calls.register, 'AUTH.STUDENT_ID_TAKEN'));
    await register();
    expect((await screen.findByRole('alert')).textContent).toBe('An account with this student ID already exists.');
    expect(field('Student ID')).toHaveAccessibleDescription('An account with this student ID already exists.');
  });

  it('shows that the address has an account already', async () => {
    server.use(refuses(calls.register, 'AUTH.EMAIL_TAKEN'));
    await register();
    expect((await screen.findByRole('alert')).textContent).toBe('An account with this email already exists.');
    expect(field('Email')).toHaveAccessibleDescription('An account with this email already exists.');
    expect(field('Email')).toHaveFocus();
    expect(field('Name')).toHaveValue('Asha Nair');
    expect(screen.getByRole('link', { name: 'reset your password' })).toHaveAttribute('href', '/forgot-password');
    expect(sessionStore.getState().user).toBeNull();
  });

  it('offers Google instead', () => {
    renderWithPortal(<RegisterPage />);
    expect(screen.getByRole('link', { name: 'Sign up with Google' })).toHaveAttribute('href', '/auth/google');
  });

  it('links to login', () => {
    renderWithPortal(<RegisterPage />);
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });
});
