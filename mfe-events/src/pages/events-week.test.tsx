import { calls, type EventAnswer } from '@portal/contracts';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { EventsPage } from './events-page';
import { sampleEvent } from './sample-event';

const server = portalServer();

const on = (id: number, title: string, start: string, end: string | null): EventAnswer => ({
  ...sampleEvent,
  _id: `65b0000000000000000000${String(id).padStart(2, '0')}`,
  title,
  schedule: { ...sampleEvent.schedule, start, end },
});
const clinic = on(1, 'Git Clinic', '2026-11-18T04:30:00.000Z', '2026-11-18T07:30:00.000Z');
const jam = on(2, 'Open Jam', '2026-11-18T05:30:00.000Z', '2026-11-18T06:30:00.000Z');
const camp = on(3, 'Camp', '2026-11-16T04:30:00.000Z', '2026-11-19T12:00:00.000Z');
const rounds = [4, 5, 6, 7, 8].map((id) =>
  on(id, `Round ${id}`, '2026-11-20T08:30:00.000Z', '2026-11-20T09:30:00.000Z'),
);

function show(address = '/events?view=calendar&span=week', events = [camp, clinic, jam, ...rounds]) {
  server.use(answers(calls.listEventsByRole, events));
  return renderWithPortal(<EventsPage />, { at: address, path: '/events' });
}

/** The layout of the window; by default a desktop's. */
function layOutFor(viewport: 'phone' | 'tablet') {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.startsWith('(width <') === (viewport === 'phone'),
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as never,
  );
}

function scrollsTo(scroll: (element: HTMLElement) => void) {
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(this: Element) {
    scroll(this as HTMLElement);
    // As in newer browsers.
    return Promise.resolve() as never;
  });
}

// Noon at the institute.
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-18T06:30:00.000Z'), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const day = (name: RegExp) => screen.findByRole('gridcell', { name });
const styleOf = (element: HTMLElement) => {
  const { top, height, left, width } = element.style;
  return { top: parseFloat(top), height: parseFloat(height), left, width };
};

describe('the week', () => {
  it('shows events from start to end on the hours, and side by side where they overlap', async () => {
    show();
    const wednesday = within(await day(/^Wednesday, 18 November 2026, 3 events$/));
    const [first, second] = [/^Git Clinic/, /^Open Jam/].map((name) => styleOf(wednesday.getByRole('link', { name })));
    // From 8 am to 8 pm: 10 am to 1 pm, and 11 am to noon.
    expect(first?.top).toBeCloseTo((2 / 12) * 100);
    expect(first?.height).toBeCloseTo((3 / 12) * 100);
    expect(second?.top).toBeCloseTo((3 / 12) * 100);
    expect([first?.left, first?.width, second?.left, second?.width]).toEqual(['0%', '50%', '50%', '50%']);
    expect(wednesday.getByText('10:00 am to 1:00 pm')).toBeVisible();
  });

  it('has on top what lasts a day or longer', async () => {
    show();
    for (const name of [/^Monday, 16/, /^Tuesday, 17/, /^Wednesday, 18/, /^Thursday, 19/]) {
      expect(within(await day(name)).getByRole('link', { name: 'Camp' })).toBeVisible();
    }
    expect(within(await day(/^Friday, 20/)).queryByRole('link', { name: 'Camp' })).toBeNull();
  });

  it('marks now, today', async () => {
    show();
    const now = within(await day(/^Wednesday, 18/)).getByRole('img', { name: 'Now' });
    expect(parseFloat(now.style.top)).toBeCloseTo((4 / 12) * 100);
    expect(screen.getAllByRole('img', { name: 'Now' })).toHaveLength(1);
  });

  it('lists the events of a time at which there are too many', async () => {
    const { user } = show();
    await user.click(within(await day(/^Friday, 20/)).getByRole('button', { name: '2 more' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Friday, 20 Nov' }));
    expect(dialog.getAllByRole('link')).toHaveLength(5);
  });

  it('moves between days by the arrow keys, also to the next week, and has the events of the day behind Tab', async () => {
    const { user, address } = show();
    (await day(/^Wednesday, 18/)).focus();
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('gridcell', { name: /^Tuesday, 17/ })).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('gridcell', { name: /^Wednesday, 18/ })).toHaveFocus());
    await user.tab();
    expect(screen.getAllByRole('link', { name: 'Camp' })[2]).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: /^Git Clinic/ })).toHaveFocus();
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('gridcell', { name: /^Wednesday, 25/ })).toHaveFocus());
    expect(address()).toBe('/events?view=calendar&span=week&day=2026-11-25');
  });

  it('has three events at one time side by side, also on a tablet, in seven columns', async () => {
    layOutFor('tablet');
    show(undefined, rounds.slice(0, 3));
    const friday = within(await day(/^Friday, 20 November 2026, 3 events$/));
    expect(friday.getAllByRole('link').map((link) => link.style.left)).toHaveLength(3);
    expect(new Set(friday.getAllByRole('link').map((link) => link.style.left)).size).toBe(3);
    expect(screen.getAllByRole('gridcell')).toHaveLength(7);
  });

  it('has what ends at night on its evening, with the night in one row', async () => {
    show(undefined, [on(9, 'Open Mic', '2026-11-18T14:30:00.000Z', '2026-11-18T20:00:00.000Z')]);
    const wednesday = within(await day(/^Wednesday, 18 November 2026, 1 event$/));
    // From 8 pm to a third of the night, below the 16 hours from 8 am to midnight.
    const { top, height } = styleOf(wednesday.getByRole('link', { name: /^Open Mic/ }));
    expect(top).toBeCloseTo((12 / 17) * 100);
    expect(height).toBeCloseTo((4.3 / 17) * 100);
    expect(screen.getByRole('gridcell', { name: /^Thursday, 19 November 2026, no events$/ })).toBeVisible();
    expect(screen.getByText('Night')).toBeInTheDocument();
  });

  it('opens at now, and in another week at its first event', async () => {
    const opened: string[] = [];
    scrollsTo((element) => opened.push(element.style.top));
    const { user } = show(undefined, [clinic, ...rounds, on(9, 'Later', '2026-11-25T08:30:00.000Z', null)]);
    await day(/^Wednesday, 18/);
    expect(opened).toEqual([`${String((4 / 12) * 100)}%`]);
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    await day(/^Wednesday, 25/);
    await waitFor(() => expect(opened.at(-1)).toBe('50%'));
  });

  it('is one day at a time on a phone, below the seven days', async () => {
    layOutFor('phone');
    const { user } = show();
    expect(await screen.findByRole('link', { name: /^Git Clinic/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Round 4/ })).toBeNull();
    const [strip] = await screen.findAllByRole('grid');
    expect(within(strip!).getAllByRole('gridcell')).toHaveLength(7);
    await user.click(within(strip!).getByRole('gridcell', { name: /^Friday, 20/ }));
    expect(await screen.findByRole('link', { name: /^Round 4/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Git Clinic/ })).toBeNull();
  });
});

describe('the month', () => {
  const month = '/events?view=calendar';

  it('opens on the current week, with the weeks before it on request', async () => {
    const { user } = show(month);
    expect(await day(/^Sunday, 15 November/)).toBeVisible();
    expect(screen.queryByRole('gridcell', { name: /^Saturday, 14/ })).toBeNull();
    expect(screen.getByRole('gridcell', { name: /^Saturday, 12 December/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Earlier this month' }));
    expect(await day(/^Sunday, 1 November/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Earlier this month' })).toBeNull();
  });

  it('shows the weeks before when the arrow keys lead there', async () => {
    const { user } = show(month);
    (await day(/^Wednesday, 18/)).focus();
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('gridcell', { name: /^Wednesday, 11/ })).toHaveFocus());
  });

  it('lists on a phone what comes from today on, and more on request', async () => {
    layOutFor('phone');
    const over = on(7, 'Over', '2026-11-17T04:30:00.000Z', '2026-11-17T07:30:00.000Z');
    const many = Array.from({ length: 11 }, (_, index) =>
      on(index + 20, `Heat ${index}`, '2026-11-20T08:30:00.000Z', '2026-11-20T09:30:00.000Z'),
    );
    const { user } = show(month, [over, clinic, jam, ...many]);
    const agenda = within(await screen.findByRole('region', { name: 'Agenda' }));
    const titles = () => agenda.getAllByRole('link').map((link) => link.textContent);
    expect(titles()).toHaveLength(12);
    expect(titles()[0]).toContain('Git Clinic');
    expect(agenda.queryByText('Over')).toBeNull();
    await user.click(agenda.getByRole('button', { name: 'Show later' }));
    expect(titles()).toHaveLength(13);
  });
});
