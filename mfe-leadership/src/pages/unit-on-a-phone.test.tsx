import { calls } from '@portal/contracts';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen } from '@testing-library/react';
import { aPosition } from './sample-positions';
import { UnitPage } from './unit-page';

const _id = '65c000000000000000000001';
portalServer(
  answers(calls.readUnit, {
    _id,
    name: 'Chess Club',
    type: 'Club',
    description: '',
    parent: null,
    sub_units: [],
    hierarchy_level: 1,
    category: 'sports',
    is_active: true,
    contact_info: { email: 'chess.club@example.edu', social_media: [] },
    created_at: '2026-04-06T04:42:00.000Z',
  }),
  answers(calls.listPositions, [aPosition({ title: 'Captain' })]),
  answers(calls.listPublicEvents, []),
  answers(calls.listHolders, []),
  answers(calls.listUnitLeaders, []),
);

const { matchMedia } = window;
/** The layout of a phone; otherwise it is that of a desktop. */
const beOnPhone = () =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query.includes('width < 37.5rem') }));
afterEach(() => jest.restoreAllMocks());

describe('the page of a unit', () => {
  it.each([
    ['a desktop', () => undefined, ['Positions', 'Position holders', 'Events', 'Led by', 'Contact']],
    ['a phone', beOnPhone, ['Led by', 'Contact', 'Positions', 'Position holders', 'Events']],
  ])('says on %s where there is room who leads it and how to reach it', async (_device, beOn, order) => {
    beOn();
    renderWithPortal(<UnitPage />, { as: 'STUDENT', at: `/units/${_id}`, path: '/units/:unitId' });
    await screen.findByRole('link', { name: 'Captain' });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.filter((title) => order.includes(title))).toEqual(order);
  });
});
