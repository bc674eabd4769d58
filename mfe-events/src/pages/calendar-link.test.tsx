import { calls } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { EventsPage } from './events-page';

const server = portalServer();
const url = 'https://portal.example.edu/api/events/calendar.ics?token=one-of-mine';
const made = { active: true, created_at: '2026-11-12T04:30:00.000Z' };

beforeEach(() => server.use(answers(calls.listEventsByRole, [])));

async function open() {
  const { user } = renderWithPortal(<EventsPage />, { as: 'PRESIDENT', at: '/events?view=calendar' });
  await user.click(await screen.findByRole('button', { name: 'Add to my calendar' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Add to my calendar' })) };
}

describe('my calendar link', () => {
  it('is created, shown once, and copied', async () => {
    server.use(answers(calls.readCalendarAddress, { active: false }), answers(calls.makeCalendarAddress, { url }));
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Create calendar link' }));
    expect(await dialog.findByRole('textbox', { name: 'Your calendar link' })).toHaveValue(url);
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it('opens in the usual calendar programs', async () => {
    server.use(answers(calls.readCalendarAddress, { active: false }), answers(calls.makeCalendarAddress, { url }));
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Create calendar link' }));
    const programs = within(await dialog.findByRole('group', { name: 'Add to a calendar app' }));
    expect(programs.getByRole('link', { name: 'Apple Calendar' })).toHaveAttribute(
      'href',
      'webcal://portal.example.edu/api/events/calendar.ics?token=one-of-mine',
    );
    for (const [name, site] of [
      ['Google Calendar', 'https://calendar.google.com/'],
      ['Outlook', 'https://outlook.office.com/'],
    ] as const) {
      const link = programs.getByRole('link', { name });
      expect(link.getAttribute('href')).toContain(site);
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  it('is replaced and deleted after a confirmation', async () => {
    server.use(
      answers(calls.readCalendarAddress, made),
      answers(calls.makeCalendarAddress, { url }),
      answers(calls.revokeCalendarAddress, () => new Response(null, { status: 204 })),
    );
    const { user, dialog } = await open();
    expect(await dialog.findByText(/^Link created on 12 Nov 2026/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Replace link' }));
    await user.click(dialog.getByRole('button', { name: 'Replace link' }));
    expect(await dialog.findByRole('textbox', { name: 'Your calendar link' })).toHaveValue(url);
    expect(dialog.queryByText(/only once/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete link' }));
    expect(dialog.getByText('Calendars that use the link stop receiving your events.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete link' }));
    expect(await dialog.findByRole('button', { name: 'Create calendar link' })).toBeVisible();
  });

  it('shows in the dialog why it could not be changed', async () => {
    server.use(
      answers(calls.readCalendarAddress, { active: false }),
      refuses(calls.makeCalendarAddress, 'SYSTEM.UNAVAILABLE', { message: 'Please try again soon.' }),
    );
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Create calendar link' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please try again soon.');
  });

  it('is for people who are signed in', async () => {
    renderWithPortal(<EventsPage />, { at: '/events?view=calendar' });
    await screen.findByRole('grid');
    expect(screen.queryByRole('button', { name: 'Add to my calendar' })).toBeNull();
  });
});
