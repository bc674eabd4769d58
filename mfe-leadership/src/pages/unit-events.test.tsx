import { liveEvents } from '@portal/campus-kit/testing';
import { calls, type EventAnswer, type MyRegistration, type Role } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { emptyUnit, unitDetails } from './sample-units';
import { UnitPage } from './unit-page';

const server = portalServer(...emptyUnit);

const blitz: EventAnswer = {
  _id: '65b000000000000000000001',
  version: 1,
  title: 'Blitz Night',
  description: 'Bring a clock.',
  status: 'planned',
  category: 'sports',
  type: 'Tournament',
  schedule: { start: '2030-01-05T12:30:00.000Z', end: '2030-01-05T14:30:00.000Z', venue: 'Hall 2', mode: 'offline' },
  organizing_unit_id: { _id: unitDetails._id, name: 'Chess Club', category: 'sports' },
  organizers: [],
  registration: {
    required: true,
    state: 'open',
    end: '2030-01-04T12:30:00.000Z',
    max_participants: 40,
    taken: 12,
    waiting: 0,
  },
  created_at: '2026-01-05T06:00:00.000Z',
};
let made = 1;
const like = (title: string, more: Partial<EventAnswer> = {}): EventAnswer => {
  made += 1;
  return { ...blitz, _id: `65b0000000000000000000${String(made).padStart(2, '0')}`, title, ...more };
};
const place: MyRegistration = {
  _id: '65e000000000000000000001',
  status: 'registered',
  code: 'K7QM-2RTX',
  joined_at: '2026-11-10T04:30:00.000Z',
};

/** What the unit has next, and what it held; says what was asked for. */
function serve(next: readonly EventAnswer[], held: readonly EventAnswer[] = []): object[] {
  const asked: object[] = [];
  server.use(
    answers(calls.listPublicEvents, ({ query }) => {
      asked.push(query);
      return query.status === 'completed' ? [...held] : [...next];
    }),
  );
  return asked;
}

const where = { at: `/units/${unitDetails._id}`, path: '/units/:unitId' };
const show = (as: Role = 'STUDENT') => renderWithPortal(<UnitPage />, { as, ...where });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const textsOf = (list: Awaited<ReturnType<typeof section>>) =>
  list.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the next events of a unit', () => {
  it('are five, with day, time, place and places, and without what was cancelled', async () => {
    const ongoing = like('Opening Week', { status: 'ongoing', registration: { required: false } });
    const off = like('Cancelled Cup', { status: 'cancelled' });
    const asked = serve([ongoing, blitz, off, ...['Simul', 'Lecture', 'League', 'Final'].map((title) => like(title))]);
    show();
    const next = await section('Next events');
    await next.findByRole('link', { name: 'Blitz Night' });
    const [first, second, ...others] = textsOf(next);
    expect(first).toBe('Sat 5 Jan 2030Opening Week6:00 pm to 8:00 pmHall 2No registration neededOngoing');
    expect(second).toBe(
      'Sat 5 Jan 2030Blitz Night6:00 pm to 8:00 pmHall 228 of 40 places leftCloses 4 Jan 2030Register',
    );
    expect(others.map((text) => /Simul|Lecture|League/.exec(text ?? '')?.[0])).toEqual(['Simul', 'Lecture', 'League']);
    expect(next.queryByText('Planned')).not.toBeInTheDocument();
    expect(next.getByRole('link', { name: 'All events' })).toHaveAttribute('href', `/events?unit=${unitDetails._id}`);
    expect(asked).toContainEqual({ unit: unitDetails._id, limit: 8 });
  });

  it('let a student register, which shows at once', async () => {
    serve([blitz]);
    const { user } = show();
    const next = await section('Next events');
    const button = await next.findByRole('button', { name: 'Register' });
    expect(button).toHaveAccessibleDescription('Blitz Night');
    let answer: (mine: MyRegistration) => void = () => undefined;
    const registration = new Promise<MyRegistration>((resolve) => (answer = resolve));
    server.use(answers(calls.joinEvent, () => registration));
    await user.click(button);
    expect(await next.findByText('Registered')).toBeVisible();
    expect(next.getByText('27 of 40 places left')).toBeVisible();
    serve([{ ...blitz, my_registration: place }]);
    act(() => answer(place));
    expect(await screen.findByText("You're registered for Blitz Night.")).toBeVisible();
    await user.click(await next.findByRole('button', { name: 'Cancel registration: Blitz Night' }));
    expect(await screen.findByRole('alertdialog', { name: 'Give up your place at Blitz Night?' })).toBeVisible();
  });

  it('are back as they were when registering is refused, with the reason', async () => {
    serve([blitz]);
    const { user } = show();
    const next = await section('Next events');
    const closed = { ...blitz, registration: { ...blitz.registration, state: 'closed' as const } };
    server.use(refuses(calls.joinEvent, 'REGISTRATION.CLOSED'), answers(calls.readEvent, closed));
    await user.click(await next.findByRole('button', { name: 'Register' }));
    expect(await screen.findByText("Blitz Night: Registration isn't open.")).toBeVisible();
    expect(await next.findByText('Registration closed')).toBeVisible();
    expect(next.queryByText('Registered')).not.toBeInTheDocument();
  });

  it.each(['CLUB_COORDINATOR', 'PRESIDENT'] as const)('are the same for a %s, who does not register', async (as) => {
    serve([blitz]);
    show(as);
    const next = await section('Next events');
    expect(await next.findByText('28 of 40 places left')).toBeVisible();
    expect(next.queryByRole('button')).not.toBeInTheDocument();
    // Officers' list of events has only what is theirs.
    expect(next.queryByRole('link', { name: 'All events' })).not.toBeInTheDocument();
  });

  it('say when there are none, and when they could not be loaded', async () => {
    server.use(refuses(calls.listPublicEvents, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    const next = await section('Next events');
    expect(await next.findByText("We couldn't load the events.")).toBeVisible();
    expect(await screen.findByText("We couldn't load the past events.")).toBeVisible();
    serve([]);
    await user.click(next.getByRole('button', { name: 'Retry' }));
    expect(await next.findByText('No events planned')).toBeVisible();
  });

  describe('while the page is open', () => {
    const live = liveEvents(server);

    it('follow what others do', async () => {
      serve([blitz]);
      await live.show(<UnitPage />, { as: 'STUDENT', ...where });
      const next = await section('Next events');
      expect(next.getByText('28 of 40 places left')).toBeVisible();
      serve([{ ...blitz, registration: { ...blitz.registration, taken: 39 } }]);
      await live.tell({ eventId: blitz._id, kind: 'registrations' });
      expect(await next.findByText('1 of 40 places left')).toBeVisible();
    });
  });
});

describe('the past events of a unit', () => {
  it('are the last three, each shown once', async () => {
    const held = like('Spring Cup', {
      status: 'completed',
      schedule: { ...blitz.schedule, start: '2026-03-01T06:00:00.000Z' },
    });
    const asked = serve([blitz], [held]);
    show();
    const past = await section('Past events');
    expect(textsOf(past)).toEqual(['Spring Cup1 Mar 2026Hall 2']);
    expect(past.getByRole('link', { name: 'Spring Cup' })).toHaveAttribute('href', `/events/${held._id}`);
    expect(past.queryByRole('link', { name: 'All past events' })).not.toBeInTheDocument();
    expect(screen.getAllByText('Blitz Night')).toHaveLength(1);
    expect(asked).toContainEqual({ unit: unitDetails._id, limit: 3, status: 'completed' });
  });

  it('lead those whose unit it is to all of them, and are no section where nothing was held', async () => {
    server.use(answers(calls.readUnit, { ...unitDetails, budget_info: { allocated_budget: 0, spent_amount: 0 } }));
    serve([], [like('Spring Cup', { status: 'completed' })]);
    const first = show('CLUB_COORDINATOR');
    const all = await screen.findByRole('link', { name: 'All past events' });
    expect(all).toHaveAttribute('href', `/events?unit=${unitDetails._id}&status=completed`);
    first.unmount();
    serve([]);
    show();
    await screen.findByText('No events planned');
    await screen.findByText('No positions yet');
    expect(screen.queryByRole('heading', { name: 'Past events' })).not.toBeInTheDocument();
  });
});
