import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart, BarList, HeatGrid, LineChart, type ChartPoint, type ChartProps } from '../chart';

const point = (label: string, ...values: readonly (number | null)[]): ChartPoint => ({
  label,
  values: values.map((value, index) => ({ value, href: value ? `/list?${label}=${index}` : undefined })),
});

const chart: ChartProps = {
  label: 'Feedback by month',
  sentence: '9 given in the last 3 months.',
  pointLabel: 'Month',
  series: [
    { label: 'Resolved', fill: 'settled' },
    { label: 'Open', fill: 'waiting' },
  ],
  points: [point('Sep', 2, 1), point('Oct', 0, null), point('Nov', 4, 2)],
};

const kinds = [
  ['stacked bars', <BarChart key="stacked" {...chart} isStacked />],
  ['bars beside each other', <BarChart key="beside" {...chart} />],
  ['lines', <LineChart key="lines" {...chart} />],
  ['bars that lie', <BarList key="list" {...chart} />],
] as const;

const focusedName = () => document.activeElement?.getAttribute('aria-label');

describe.each(kinds)('a chart of %s', (_, element) => {
  it('says in a sentence what it shows, and names each value with its link', () => {
    render(element);
    expect(screen.getByRole('figure', { name: chart.label })).toHaveAccessibleDescription(chart.sentence);
    expect(screen.getByText(chart.sentence)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nov, Open: 2' })).toHaveAttribute('href', '/list?Nov=1');
    expect(screen.getByRole('img', { name: 'Oct, Resolved: 0' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Oct, Open: –' })).toBeInTheDocument();
  });

  it('shows the same values as a table', async () => {
    render(element);
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = within(screen.getByRole('table', { name: chart.label }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'MonthResolvedOpen',
      'Sep21',
      'Oct0–',
      'Nov42',
    ]);
    expect(table.getByRole('link', { name: '4' })).toHaveAttribute('href', '/list?Nov=0');
    await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(screen.getByRole('link', { name: 'Nov, Open: 2' })).toBeInTheDocument();
  });

  it('is one stop of Tab, whose arrows lead through the values', async () => {
    render(element);
    await userEvent.tab();
    expect(focusedName()).toBe('Sep, Resolved: 2');
    await userEvent.keyboard('{End}');
    expect(focusedName()).toBe('Nov, Resolved: 4');
    await userEvent.keyboard('{End}{Home}');
    expect(focusedName()).toBe('Sep, Resolved: 2');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Show as table' })).toHaveFocus();
  });
});

describe('the keys of a chart', () => {
  it('lead along the points, and up to the next series', async () => {
    render(<BarChart {...chart} isStacked />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    expect(focusedName()).toBe('Nov, Open: 2');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}');
    expect(focusedName()).toBe('Oct, Resolved: 0');
  });

  it('follow the bars where they lie', async () => {
    render(<BarList {...chart} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(focusedName()).toBe('Nov, Open: 2');
  });

  it('open with Enter what a value counts', async () => {
    const opened: string[] = [];
    const open = (event: Event) => {
      event.preventDefault();
      opened.push((event.target as Element).closest('a')?.getAttribute('href') ?? '');
    };
    document.addEventListener('click', open, { once: true });
    render(<BarList {...chart} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(opened).toEqual(['/list?Sep=0']);
  });

  it('show over the drawing which value has the focus, and not when it has left', async () => {
    render(<LineChart {...chart} />);
    await userEvent.tab();
    expect(screen.getByText('Sep, Resolved: 2')).toBeVisible();
    await userEvent.tab();
    expect(screen.queryByText('Sep, Resolved: 2')).not.toBeInTheDocument();
  });
});

describe('a chart of one series', () => {
  it('needs no legend, and writes values as it is told to', () => {
    render(
      <BarChart
        {...chart}
        series={[{ label: 'Spent', fill: 'settled' }]}
        points={[point('Nov', 4)]}
        format={(value) => `₹${value}`}
      />,
    );
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Nov, Spent: ₹4' })).toBeInTheDocument();
  });

  it('is shown without values too', () => {
    render(<BarChart {...chart} points={[]} />);
    expect(screen.getByText(chart.sentence)).toBeVisible();
  });
});

describe('a heat grid', () => {
  const columns = [{ label: 'Mon' }, { label: 'Tue' }];
  const rows = [point('9 am', 1, 4), point('10 am', 0, 2)];

  it('is a table with its numbers, darker the higher they are, and arrows lead through it', async () => {
    render(<HeatGrid label="Room use" sentence="Most on Tuesday." rowLabel="Hour" columns={columns} rows={rows} />);
    const grid = within(screen.getByRole('table', { name: 'Room use' }));
    expect(grid.getAllByRole('row').map((row) => row.textContent)).toEqual(['HourMonTue', '9 am14', '10 am02']);
    const heats = grid.getAllByRole('cell').map((cell) => cell.style.getPropertyValue('--heat'));
    expect(heats).toEqual(['16%', '46%', '0%', '26%']);
    await userEvent.tab();
    expect(focusedName()).toBe('9 am, Mon: 1');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(focusedName()).toBe('10 am, Tue: 2');
    expect(screen.getByRole('link', { name: '10 am, Tue: 2' })).toHaveFocus();
  });
});
