import { calls, type OfficeBearer, type Role } from '@portal/contracts';
import { answers, personAs, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aPosition } from './sample-positions';
import { emptyUnit, unitDetails } from './sample-units';
import { UnitPage } from './unit-page';

const server = portalServer(...emptyUnit);

const { _id: unitId, name, category } = unitDetails;
const me = personAs('STUDENT');
const captain = { _id: '65d000000000000000000001', title: 'Captain', unit_id: { _id: unitId, name, category } };
const inOffice = { position_id: captain, tenure_year: '2026-2027', status: 'active' } as const;
const asha: OfficeBearer = {
  ...inOffice,
  _id: '65f000000000000000000001',
  user_id: { _id: me._id, personal_info: { name: 'Asha Nair', profilePic: '/profile/picture/asha?v=2' } },
};
const ravi: OfficeBearer = {
  ...inOffice,
  _id: '65f000000000000000000002',
  user_id: { _id: '65e000000000000000000009', personal_info: { name: 'Ravi Kumar', email: 'ravi@example.edu' } },
};

const show = (as: Role = 'STUDENT') =>
  renderWithPortal(<UnitPage />, { as, at: `/units/${unitId}`, path: '/units/:unitId' });
const section = async (title: string | RegExp) => within(await screen.findByRole('region', { name: title }));

describe('the office-bearers of a unit', () => {
  it('have their photo, name and position, and no address', async () => {
    const asked: object[] = [];
    server.use(
      answers(
        calls.listTenure,
        ({ query }) => {
          asked.push(query);
          return [asha, ravi];
        },
        { 'x-total-count': '9' },
      ),
    );
    show();
    const people = await section(/^Office-bearers/);
    const [first, second] = await people.findAllByRole('listitem');
    expect(first).toHaveTextContent('Asha NairCaptain');
    expect(first?.querySelector('img')).toHaveAttribute('src', '/profile/picture/asha?v=2');
    expect(second?.textContent).toBe('RKRavi KumarCaptain');
    expect(asked).toEqual([{ unit: unitId, limit: 8 }]);
    const all = people.getByRole('link', { name: 'All position holders' });
    expect(all).toHaveAttribute('href', `/cosa?tab=holders&unit=${unitId}`);
  });

  it('lead a student to the own profile alone', async () => {
    server.use(answers(calls.listTenure, [asha, ravi]));
    show();
    const people = await section(/^Office-bearers/);
    expect(await people.findByRole('link', { name: 'Asha Nair' })).toHaveAttribute('href', '/profile');
    expect(people.queryByRole('link', { name: 'Ravi Kumar' })).not.toBeInTheDocument();
  });

  it('lead officers to their profiles', async () => {
    server.use(answers(calls.listTenure, [ravi]));
    show('CLUB_COORDINATOR');
    const people = await section(/^Office-bearers/);
    const link = await people.findByRole('link', { name: 'Ravi Kumar' });
    expect(link).toHaveAttribute('href', `/profile/${ravi.user_id._id}`);
  });

  it('say when they could not be loaded, and when there are none', async () => {
    server.use(refuses(calls.listTenure, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    const people = await section(/^Office-bearers/);
    expect(await people.findByText("We couldn't load the office-bearers.")).toBeVisible();
    server.use(answers(calls.listTenure, []));
    await user.click(people.getByRole('button', { name: 'Retry' }));
    expect(await people.findByText('No one holds a position at the moment')).toBeVisible();
  });
});

describe('those who lead a unit', () => {
  const sneha = { _id: '65e000000000000000000001', personal_info: { name: 'Sneha Kulkarni' } };
  const arjun = { _id: '65e000000000000000000002', personal_info: { name: 'Arjun Menon' } };
  beforeEach(() =>
    server.use(
      answers(calls.listUnitLeaders, [
        { ...sneha, role: 'CLUB_COORDINATOR' },
        { ...arjun, role: 'GENSEC_SCITECH' },
      ]),
    ),
  );

  it('are shown with their offices', async () => {
    show();
    const leaders = await section('Led by');
    const [first, second, ...others] = await leaders.findAllByRole('listitem');
    expect(first).toHaveTextContent('Sneha KulkarniClub Coordinator');
    expect(second).toHaveTextContent('Arjun MenonGeneral Secretary, SciTech');
    expect(others).toEqual([]);
    expect(leaders.queryByRole('link')).not.toBeInTheDocument();
  });

  it('are linked to their profiles for officers', async () => {
    show('PRESIDENT');
    const leaders = await section('Led by');
    const link = await leaders.findByRole('link', { name: 'Arjun Menon' });
    expect(link).toHaveAttribute('href', `/profile/${arjun._id}`);
  });

  it('are not shown when that could not be loaded, or when there are none', async () => {
    server.use(refuses(calls.listUnitLeaders, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    const leaders = await section('Led by');
    expect(await leaders.findByText("We couldn't load who leads the unit.")).toBeVisible();
    server.use(answers(calls.listUnitLeaders, []));
    await user.click(leaders.getByRole('button', { name: 'Retry' }));
    expect(await leaders.findByText('No one leads this unit at the moment')).toBeVisible();
  });
});

describe('the positions of a unit', () => {
  it('begin with the free places, in words', async () => {
    const position = (index: number, title: string, filled: number, count: number) =>
      aPosition({ _id: `65d0000000000000000000a${index}`, title, filled_count: filled, position_count: count });
    const positions = [
      position(1, 'Captain', 1, 1),
      position(2, 'Coach', 2, 3),
      position(3, 'Editor', 1, 1),
      position(4, 'Scout', 1, 3),
      ...['Trainer', 'Treasurer', 'Umpire'].map((title, index) => position(5 + index, title, 1, 1)),
    ];
    server.use(answers(calls.listPositions, positions, { 'x-total-count': '7' }));
    show();
    const list = await section(/^Positions/);
    await list.findByRole('link', { name: 'Captain' });
    const texts = list.getAllByRole('listitem').map(({ textContent }) => textContent?.replace('Team Lead', ': '));
    expect(texts).toEqual([
      'Coach: 1 place free',
      'Scout: 2 places free',
      'Captain: Filled',
      'Editor: Filled',
      'Trainer: Filled',
      'Treasurer: Filled',
    ]);
    expect(list.getByRole('link', { name: 'Coach' })).toHaveAttribute('href', '/cosa?q=Coach');
    expect(list.getByRole('link', { name: 'All positions' })).toHaveAttribute('href', `/cosa?unit=${unitId}`);
  });
});

describe('giving feedback on a unit', () => {
  it('is offered to students, with the unit chosen in the form', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'Give feedback' });
    expect(link).toHaveAttribute('href', `/feedback?type=Organization+Unit&id=${unitId}`);
  });

  it.each([
    ['officers', 'CLUB_COORDINATOR', unitDetails],
    ['students when the unit is no longer active', 'STUDENT', { ...unitDetails, is_active: false }],
  ] as const)('is not offered to %s', async (_who, as, unit) => {
    server.use(answers(calls.readUnit, unit));
    show(as);
    expect(await screen.findByText('No one leads this unit at the moment')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Give feedback' })).not.toBeInTheDocument();
  });
});

it('the page of a unit makes six calls for a student', async () => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
  show();
  await screen.findByText('No positions yet');
  await screen.findByText('No events planned');
  const own = `/api/orgUnit/units/${unitId}`;
  await waitFor(() =>
    expect(asked.toSorted()).toEqual([
      '/api/events/events',
      '/api/events/events',
      own,
      '/api/positions/get-all',
      `/auth/units/${unitId}/leaders`,
      '/tenure',
    ]),
  );
});
