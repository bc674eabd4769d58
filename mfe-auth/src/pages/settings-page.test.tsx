import { calls, type SignedInDevice } from '@portal/contracts';
import { chooseTheme } from '@portal/web-kit';
import {
  answers,
  isUnreachable,
  personAs,
  portalServer,
  refuses,
  renderWithPortal,
  type PortalOptions,
} from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SettingsPage } from './settings-page';

const now = new Date().toISOString();
const device = (more: Partial<SignedInDevice>): SignedInDevice => ({
  _id: '65a0000000000000000000d1',
  browser: 'Chrome',
  system: 'Windows',
  kind: 'desktop',
  createdAt: now,
  lastSeenAt: now,
  current: false,
  ...more,
});
const devices = [
  device({ current: true }),
  device({
    _id: '65a0000000000000000000d2',
    system: 'Android',
    kind: 'phone',
    createdAt: '2026-01-02T04:00:00.000Z',
    lastSeenAt: '2026-01-14T12:45:00.000Z',
  }),
  device({ _id: '65a0000000000000000000d3', browser: 'Firefox', system: 'Ubuntu' }),
];
const others = { feedbackResolved: false, digest: 'off' } as const;
const server = portalServer(answers(calls.readCalendarAddress, { active: false }));
beforeEach(() =>
  server.use(
    answers(calls.listSessions, devices),
    answers(calls.readNotificationPreferences, { ...others, roomReviewed: true, eventNews: true }),
  ),
);
afterEach(() => chooseTheme('system'));

const open = (as: PortalOptions['as'] = personAs('CLUB_COORDINATOR')) =>
  renderWithPortal(<SettingsPage />, { as, at: '/settings' });
const part = (name: string) => within(screen.getByRole('region', { name }));
const rows = () => part('Signed-in devices').getAllByRole('listitem');

describe('the theme', () => {
  it('is one of three, and applies at once', async () => {
    const { user } = open();
    const themes = within(screen.getByRole('radiogroup', { name: 'Theme' }));
    expect(themes.getByRole('radio', { name: 'System' })).toBeChecked();
    await user.click(themes.getByRole('radio', { name: 'Dark' }));
    expect(themes.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(localStorage.getItem('portal.theme')).toBe('dark');
  });
});

/** An answer that does not come: what shows at once shows without it. */
const unanswered = new Promise<never>(() => undefined);

describe('mail', () => {
  const choice = () => screen.findByRole('switch', { name: 'Your room request is reviewed, by email' });

  it('about room requests can be chosen by those who make them, and the choice shows at once', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(calls.changeNotificationPreferences, ({ body }) => {
        sent.push(body);
        return unanswered;
      }),
    );
    const { user } = open();
    expect(await choice()).toBeChecked();
    await user.click(await choice());
    await waitFor(async () => expect(await choice()).not.toBeChecked());
    await waitFor(() => expect(sent).toEqual([{ roomReviewed: false }]));
    expect(part('Notifications').getByText('Emails go to person@example.edu.')).toBeVisible();
  });

  it('stays as it was when the choice could not be saved', async () => {
    server.use(refuses(calls.changeNotificationPreferences, 'SYSTEM.UNAVAILABLE'));
    const { user } = open();
    await user.click(await choice());
    expect(await screen.findByRole('alert')).toHaveTextContent('temporarily unavailable');
    expect(await choice()).toBeChecked();
  });

  it('says when the choices could not be loaded', async () => {
    server.use(refuses(calls.readNotificationPreferences, 'SYSTEM.UNAVAILABLE'));
    const { user } = open();
    expect(await screen.findByText("We couldn't load your email settings.")).toBeVisible();
    server.use(answers(calls.readNotificationPreferences, { ...others, roomReviewed: false, eventNews: true }));
    await user.click(part('Notifications').getByRole('button', { name: 'Retry' }));
    expect(await choice()).not.toBeChecked();
  });

  it('about joined events can be switched off by students, which shows at once', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(calls.changeNotificationPreferences, ({ body }) => {
        sent.push(body);
        return unanswered;
      }),
    );
    const { user } = open('STUDENT');
    const news = await screen.findByRole('switch', { name: 'An event you joined changes, by email' });
    expect(screen.queryByRole('switch', { name: /room request/ })).not.toBeInTheDocument();
    expect(news).toBeChecked();
    await user.click(news);
    await waitFor(() => expect(news).not.toBeChecked());
    await waitFor(() => expect(sent).toEqual([{ eventNews: false }]));
  });

  it('about signed feedback can be switched on by everyone', async () => {
    open('PRESIDENT');
    expect(await screen.findByRole('switch', { name: 'Your feedback is resolved, by email' })).not.toBeChecked();
    expect(screen.getAllByRole('switch')).toHaveLength(1);
  });
});

describe('one mail with unread notifications', () => {
  const often = (name: string) => screen.findByRole('radio', { name });

  it('comes never, daily or weekly', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(calls.changeNotificationPreferences, ({ body }) => {
        sent.push(body);
        return { ...others, roomReviewed: true, eventNews: true, digest: 'weekly' as const };
      }),
    );
    const { user } = open('PRESIDENT');
    expect(await often('Off')).toBeChecked();
    await user.click(await often('Weekly'));
    expect(await often('Weekly')).toBeChecked();
    await waitFor(() => expect(sent).toEqual([{ digest: 'weekly' }]));
    expect(part('Notifications').getByText(/Skipped if there is nothing unread/)).toBeVisible();
  });

  it('stays as it was when the choice could not be saved', async () => {
    server.use(refuses(calls.changeNotificationPreferences, 'SYSTEM.UNAVAILABLE'));
    const { user } = open('STUDENT');
    await user.click(await often('Daily'));
    expect(await screen.findByRole('alert')).toHaveTextContent('temporarily unavailable');
    expect(await often('Off')).toBeChecked();
  });
});

describe('signed-in devices', () => {
  it('are listed, the current one first', async () => {
    open();
    expect(screen.getByText('Loading devices...')).toBeInTheDocument();
    await screen.findByText('Chrome on Android');
    const [first, second] = rows();
    expect(first).toHaveTextContent(/^Chrome on WindowsThis device, signed in today \d+:\d\d (am|pm)Active now$/);
    expect(second).toHaveTextContent('Last active 14 Jan 2026, 6:15 pm, signed in 2 Jan 2026');
    expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  });

  it('leave the list as soon as they are ended', async () => {
    const ended: unknown[] = [];
    let answer: () => void = () => undefined;
    const answered = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
    server.use(
      answers(calls.endSession, ({ params }) => {
        ended.push(params['id']);
        return answered;
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.getByRole('list', { name: 'Signed-in devices' })).toHaveFocus();
    answer();
    expect(await screen.findByText('Chrome on Android is signed out.')).toBeVisible();
    expect(ended).toEqual(['65a0000000000000000000d2']);
  });

  it('come back when they could not be ended', async () => {
    server.use(isUnreachable(calls.endSession));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't sign the device out. Please try again.");
    await waitFor(() => expect(rows()).toHaveLength(3));
  });

  it('stay removed when they were ended elsewhere', async () => {
    server.use(refuses(calls.endSession, 'AUTH.SESSION_NOT_FOUND'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }));
    expect(await screen.findByText('This device is no longer signed in.')).toBeVisible();
    expect(rows()).toHaveLength(2);
  });

  it('can all be ended except the current one', async () => {
    server.use(answers(calls.endOtherSessions, undefined));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(await screen.findByText('All other devices are signed out.', { selector: '[role="status"]' })).toBeVisible();
    expect(screen.getByText('No other device is signed in.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).not.toBeInTheDocument();
  });

  it('all come back when that failed', async () => {
    server.use(isUnreachable(calls.endOtherSessions));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't sign the other devices out.");
    expect(rows()).toHaveLength(3);
  });

  it('say when they could not be loaded', async () => {
    server.use(refuses(calls.listSessions, 'SYSTEM.UNAVAILABLE'));
    open();
    expect(await screen.findByText("We couldn't load your devices.")).toBeVisible();
    expect(part('Signed-in devices').getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
