import { calls, type Role } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal, savedFiles } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { someEventStatistics, someFeedbackByMonth, someUnitStatistics } from './sample-statistics';
import { StatisticsPage } from './statistics-page';

const server = portalServer(
  answers(calls.readEventStatistics, someEventStatistics),
  answers(calls.readUnitStatistics, someUnitStatistics),
  answers(calls.readFeedbackByMonth, someFeedbackByMonth),
);

const saved = savedFiles();
const show = (as: Role = 'PRESIDENT') => renderWithPortal(<StatisticsPage />, { as, at: '/statistics' });
const panel = (name: string) => within(screen.getByRole('region', { name }));
const titles = [
  'Events by month',
  'Budget used',
  'Feedback by month',
  'Days to resolve',
  'Room use',
  'Attendance',
  'Members by tenure',
];

describe('the statistics', () => {
  it('are loading, then a chart in each panel, with its sentence and links to what is counted', async () => {
    show();
    expect(screen.getAllByText('Loading events...')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
    expect(await screen.findByText('As of 21 Nov 2026, 11:30 am')).toBeInTheDocument();
    await screen.findByRole('figure', { name: 'Days to resolve' });
    for (const title of titles) expect(panel(title).getByRole('figure', { name: title })).toBeVisible();
    expect(panel('Budget used').getByText('₹300 of ₹1,200 spent (25%).')).toBeVisible();
    expect(panel('Events by month').getByRole('link', { name: 'Nov 2026, Technical: 2' })).toHaveAttribute(
      'href',
      '/events?from=2026-11-01&to=2026-11-30&category=technical',
    );
    expect(panel('Room use').getByRole('link', { name: 'Fri, 5 pm: 4' })).toHaveAttribute(
      'href',
      '/roombooking?date=2026-11-20',
    );
    expect(panel('Attendance').getByRole('link', { name: 'Open Lab, 1 Nov 2026, Checked in: 20' })).toHaveAttribute(
      'href',
      '/events/65a0000000000000000000e2',
    );
  });

  it('of a general secretary open lists of their category', async () => {
    show('GENSEC_CULTURAL');
    const link = await screen.findByRole('link', { name: 'Oct 2026, Resolved: 6' });
    expect(link).toHaveAttribute(
      'href',
      '/viewfeedback?category=cultural&from=2026-10-01&to=2026-10-31&status=Resolved',
    );
  });

  it('say of a service that is away, and try it again, while the rest is there', async () => {
    server.use(refuses(calls.readUnitStatistics, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    const members = await waitFor(() => panel('Members by tenure'));
    expect(await members.findByText("We couldn't load the figures of members and budgets.")).toBeVisible();
    expect(await screen.findByRole('figure', { name: 'Events by month' })).toBeVisible();
    server.use(answers(calls.readUnitStatistics, someUnitStatistics));
    await user.click(members.getByRole('button', { name: 'Retry' }));
    expect(await members.findByRole('figure', { name: 'Members by tenure' })).toBeVisible();
  });

  it('say where there is nothing, and then offer nothing to save or print', async () => {
    const months = someEventStatistics.months.map(({ month }) => month);
    server.use(
      answers(calls.readEventStatistics, {
        ...someEventStatistics,
        months: months.map((month) => ({ month, categories: [] })),
        room_use: { ...someEventStatistics.room_use, bookings: 0, hours: [] },
        attendance: [],
      }),
      answers(calls.readUnitStatistics, {
        ...someUnitStatistics,
        tenures: [],
        budget: months.map((month) => ({ month, allocated: null, spent: null })),
      }),
      answers(calls.readFeedbackByMonth, {
        ...someFeedbackByMonth,
        months: months.map((month) => ({ month, count: 0, resolved: 0, median_days: null })),
      }),
    );
    show();
    for (const text of [
      'No events in the last 12 months',
      'No position holders yet',
      'No feedback in the last 12 months',
    ])
      expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  });

  it('are saved as a table and printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = show();
    await screen.findByRole('figure', { name: 'Days to resolve' });
    await screen.findByRole('figure', { name: 'Members by tenure' });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    const files = await saved();
    expect(files.map(({ name }) => name)).toEqual(['statistics.csv']);
    expect(files[0]?.text).toMatch(/^Chart,Of,Figure,Value\r\n/);
    expect(files[0]?.text.length).toBeGreaterThan(1_000);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});
