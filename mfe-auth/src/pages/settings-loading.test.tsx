import { calls, type SignedInDevice } from '@portal/contracts';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { SettingsPage } from './settings-page';

const now = new Date().toISOString();
const devices = Array.from({ length: 20 }, (_, index): SignedInDevice => ({
  _id: `65a0000000000000000000${index + 10}`,
  browser: 'Chrome',
  system: `Windows ${index}`,
  kind: 'desktop',
  createdAt: now,
  lastSeenAt: now,
  current: index === 0,
}));

const server = portalServer(answers(calls.readCalendarAddress, { active: false }));
const open = () => renderWithPortal(<SettingsPage />, { as: 'STUDENT', at: '/settings' });
const part = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() =>
  server.use(
    answers(calls.listSessions, devices),
    answers(calls.readNotificationPreferences, {
      roomReviewed: true,
      eventNews: true,
      feedbackResolved: true,
      digest: 'off',
    }),
  ),
);

describe('the settings, where nothing moves when they have loaded', () => {
  it('name the emails before it is known which of them are sent', async () => {
    open();
    const mail = part('Notifications');
    expect(mail.getByText('An event you joined changes')).toBeVisible();
    expect(mail.getByRole('status')).toHaveTextContent('Loading...');
    expect(mail.queryByRole('switch')).not.toBeInTheDocument();
    expect(await mail.findAllByRole('switch')).toHaveLength(2);
    expect(mail.queryByRole('status')).not.toBeInTheDocument();
  });

  it('show three devices, and all of them on request', async () => {
    const { user } = open();
    const list = await screen.findByRole('list', { name: 'Signed-in devices' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Show all 20' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(20);
    expect(list).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show all 20' })).not.toBeInTheDocument();
  });
});
