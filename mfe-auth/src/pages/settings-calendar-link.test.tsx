import { calls } from '@portal/contracts';
import { answers, isUnreachable, personAs, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SettingsPage } from './settings-page';

const server = portalServer();
beforeEach(() =>
  server.use(
    answers(calls.listSessions, []),
    answers(calls.readNotificationPreferences, {
      roomReviewed: true,
      eventNews: true,
      feedbackResolved: false,
      digest: 'off',
    }),
  ),
);

const open = () => renderWithPortal(<SettingsPage />, { as: personAs('STUDENT'), at: '/settings' });
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the calendar link', () => {
  const created_at = '2026-01-02T04:00:00.000Z';
  const link = () => screen.findByRole('group', { name: 'Calendar link' });
  const deleteLink = async ({ user }: ReturnType<typeof open>) => {
    await user.click(await screen.findByRole('button', { name: 'Delete calendar link' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete your calendar link?' }));
    await user.click(question.getByRole('button', { name: 'Delete calendar link' }));
  };

  it('is listed with the devices, with when it was made and read', async () => {
    server.use(
      answers(calls.readCalendarAddress, { active: true, created_at, last_read_at: '2026-01-14T12:45:00.000Z' }),
    );
    open();
    expect(await link()).toHaveTextContent('Created 2 Jan 2026, last read by a calendar 14 Jan 2026, 6:15 pm');
  });

  it('is deleted after a question', async () => {
    const deleted: unknown[] = [];
    server.use(
      answers(calls.readCalendarAddress, { active: true, created_at }),
      answers(calls.revokeCalendarAddress, () => void deleted.push(true)),
    );
    const portal = open();
    expect(await link()).toHaveTextContent('Created 2 Jan 2026, not read by a calendar yet');
    await deleteLink(portal);
    expect(await screen.findByText('Your calendar link is deleted.')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Calendar link' })).not.toBeInTheDocument();
    expect(deleted).toHaveLength(1);
  });

  it('stays when it could not be deleted', async () => {
    server.use(
      answers(calls.readCalendarAddress, { active: true, created_at }),
      isUnreachable(calls.revokeCalendarAddress),
    );
    await deleteLink(open());
    expect(await screen.findByText("We couldn't delete your calendar link. Please try again.")).toBeVisible();
    expect(await link()).toBeVisible();
  });

  it('says when it could not be loaded, and is not there when there is none', async () => {
    server.use(refuses(calls.readCalendarAddress, 'SYSTEM.UNAVAILABLE'));
    const { user } = open();
    expect(await screen.findByText("We couldn't load your calendar link.")).toBeVisible();
    server.use(answers(calls.readCalendarAddress, { active: false }));
    await user.click(part('Signed-in devices').getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText("We couldn't load your calendar link.")).not.toBeInTheDocument());
    expect(screen.queryByRole('group', { name: 'Calendar link' })).not.toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Delete my calendar link too' })).not.toBeInTheDocument();
  });

  it('ends with a changed password, when the person wants it', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(calls.readCalendarAddress, { active: true, created_at }),
      answers(calls.changePassword, ({ body }) => {
        sent.push(body);
        return { message: 'Password changed.' };
      }),
    );
    const { user } = open();
    const choice = await screen.findByRole('switch', { name: 'Delete my calendar link too' });
    expect(choice).not.toBeChecked();
    await user.click(choice);
    await user.type(screen.getByLabelText('Current password'), 'old and quiet words');
    await user.type(screen.getByLabelText('New password'), 'seven trams to nowhere');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ endCalendarAddress: true });
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Calendar link' })).not.toBeInTheDocument());
  });
});
