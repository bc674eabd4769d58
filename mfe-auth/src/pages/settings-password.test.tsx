import { calls } from '@portal/contracts';
import { sessionStore } from '@portal/web-kit';
import {
  answers,
  personAs,
  portalServer,
  problem,
  refuses,
  renderWithPortal,
  type PortalOptions,
} from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SettingsPage } from './settings-page';

const server = portalServer(
  answers(calls.readCalendarAddress, { active: false }),
  answers(calls.listSessions, []),
  answers(calls.readNotificationPreferences, {
    feedbackResolved: false,
    digest: 'off',
    roomReviewed: true,
    eventNews: true,
  }),
);

const open = (as: PortalOptions['as'] = personAs('CLUB_COORDINATOR')) =>
  renderWithPortal(<SettingsPage />, { as, at: '/settings' });
const form = () => within(screen.getByRole('region', { name: 'Change password' }));

describe('changing the password', () => {
  const current = () => screen.getByLabelText('Current password');
  const next = () => screen.getByLabelText('New password');

  async function change() {
    const portal = open();
    await portal.user.type(current(), 'old and quiet words');
    await portal.user.type(next(), 'seven trams to nowhere');
    await portal.user.click(screen.getByRole('button', { name: 'Change password' }));
    return portal;
  }

  it('sends the old and the new one, and shows the answer', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(calls.changePassword, ({ body }) => {
        sent.push(body);
        return { message: 'Password changed.' };
      }),
    );
    await change();
    expect(await screen.findByText('Password changed.')).toBeVisible();
    expect(sent).toEqual([{ current: 'old and quiet words', password: 'seven trams to nowhere' }]);
    expect(current()).toHaveValue('');
    expect(next()).toHaveValue('');
  });

  it('shows a wrong current password at its field, and keeps the session', async () => {
    server.use(refuses(calls.changePassword, 'AUTH.WRONG_PASSWORD'));
    await change();
    await waitFor(() => expect(current()).toHaveAccessibleDescription('Your current password is incorrect.'));
    expect(current()).toHaveFocus();
    expect(next()).toHaveValue('seven trams to nowhere');
    expect(sessionStore.getState().user).not.toBeNull();
  });

  it('shows what is wrong with the new one at its field', async () => {
    const errors = [{ path: 'password', message: 'This password is too common.' }];
    server.use(answers(calls.changePassword, () => problem('REQUEST.INVALID', { errors })));
    await change();
    await waitFor(() => expect(next()).toHaveAccessibleDescription(/This password is too common\.$/));
    expect(next()).toHaveFocus();
  });

  it('shows other failures over the form', async () => {
    server.use(refuses(calls.changePassword, 'AUTH.TOO_MANY_ATTEMPTS'));
    await change();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please wait and try again.');
  });

  it('is a sentence without a form for an account with Google only', () => {
    open(personAs('STUDENT', { hasPassword: false }));
    expect(form().getByText(/^You sign in with Google, so/)).toBeVisible();
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change password' })).not.toBeInTheDocument();
  });

  it('is that sentence also when only the refusal says it', async () => {
    server.use(refuses(calls.changePassword, 'AUTH.GOOGLE_ACCOUNT'));
    await change();
    expect(await screen.findByText(/^You sign in with Google, so/)).toBeVisible();
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  });

  it('describes the rules, and refuses empty fields', async () => {
    const { user } = open();
    expect(next()).toHaveAccessibleDescription(/^At least 10 characters\./);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(current()).toHaveAccessibleDescription('Please enter your current password.'));
    expect(next()).toHaveAccessibleDescription(/Please use at least 10 characters\.$/);
    expect(current()).toHaveFocus();
  });

  it('can show the typed password', async () => {
    const { user } = open();
    await user.click(screen.getAllByRole('button', { name: 'Show password' })[1] as HTMLElement);
    expect(next()).toHaveAttribute('type', 'text');
    expect(current()).toHaveAttribute('type', 'password');
  });
});
