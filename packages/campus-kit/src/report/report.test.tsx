import { noteAnswer, personAs, printedRows, renderWithPortal, savedFiles } from '@portal/web-kit/testing';
import { act, screen } from '@testing-library/react';
import type { Report } from './report';
import { ReportTools } from './report-tools';

const now = Date.parse('2026-11-23T12:30:00.000Z');
const known = { dataUpdatedAt: now - 60_000, errorUpdateCount: 0 };
const report: Report = {
  title: 'Club dashboard',
  unit: '=cmd()',
  figures: [
    { label: 'Members', query: known, figure: { value: 1_200, note: '+5 since' } },
    { label: 'Budget', query: known, figure: { value: 74_400, text: '₹74,400' } },
    { label: 'Reviews', query: { dataUpdatedAt: 0, errorUpdateCount: 1 }, figure: undefined },
    { label: 'Events', query: { dataUpdatedAt: 0, errorUpdateCount: 0 }, figure: undefined },
  ],
  tables: [
    { title: 'Recent Events', columns: ['Event', 'Places'], rows: [{ id: 'e1', cells: ['@home, "again"', 2_000] }] },
    { title: 'Recent Feedback', columns: ['Type'], rows: [] },
  ],
};

const president = personAs('PRESIDENT', { personal_info: { name: 'Kavya Iyer' } });
const show = () => {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  return renderWithPortal(
    <main>
      <h1>On the screen</h1>
      <ReportTools report={report} />
    </main>,
    { as: president },
  );
};

afterEach(() => {
  act(() => noteAnswer({}));
  jest.restoreAllMocks();
});

describe('the figures of a dashboard, saved as CSV', () => {
  const saved = savedFiles();

  it('say what, whose, when and by whom, and run no formula; what is not known is empty, never 0', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const [file] = await saved();
    expect(file?.name).toBe('club-dashboard-2026-11-23.csv');
    expect(file?.text.split('\r\n')).toEqual([
      'Dashboard,Club dashboard',
      "Unit,'=cmd()",
      'Date,"23 Nov 2026, 6:00 pm"',
      'Prepared by,"Kavya Iyer, President"',
      '',
      'Figure,Value,Note,As of',
      'Members,1200,\'+5 since,"23 Nov 2026, 5:59 pm"',
      'Budget,74400,,"23 Nov 2026, 5:59 pm"',
      "Reviews,,Couldn't be read,",
      'Events,,Not loaded yet,',
      '',
      'Recent Events',
      'Event,Places',
      '"\'@home, ""again""",2000',
      '',
    ]);
  });

  it('without a connection say from when they were stored', async () => {
    const { user } = show();
    act(() => noteAnswer({ 'x-answered-at': 'Mon, 23 Nov 2026 10:00:00 GMT' }));
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect((await saved())[0]?.text).toContain('Budget,74400,,"23 Nov 2026, 3:30 pm"');
  });
});

describe('the figures of a dashboard on a phone', () => {
  it('are saved and printed by two icons', async () => {
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query.includes('width < 37.5rem') }));
    show();
    for (const name of ['Export', 'Print']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('title', name);
      expect(screen.queryByText(name)).toBeNull();
    }
  });
});

describe('the figures of a dashboard on paper', () => {
  it('are a sheet as the dashboard shows them, with title, unit, day and person, only while it prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = show();
    expect(screen.queryByRole('row')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(printedRows()).toEqual([
      ['Figure', 'Value', 'Note', 'As of'],
      ['Members', '1,200', '+5 since', '23 Nov 2026, 5:59 pm'],
      ['Budget', '₹74,400', '', '23 Nov 2026, 5:59 pm'],
      ['Reviews', '', "Couldn't be read", ''],
      ['Events', '', 'Not loaded yet', ''],
      ['Event', 'Places'],
      ['@home, "again"', '2,000'],
    ]);
    expect(screen.getByRole('heading', { name: 'Club dashboard' })).toBeInTheDocument();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['=cmd()', '23 Nov 2026, 6:00 pm', 'Kavya Iyer, President']);
    expect(screen.getByRole('heading', { name: 'Club dashboard' }).closest('main')).toBe(screen.getByRole('main'));
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('row')).toBeNull();
  });
});
