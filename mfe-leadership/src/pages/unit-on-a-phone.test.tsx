import { calls } from '@portal/contracts';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen } from '@testing-library/react';
import { aPosition } from './sample-positions';
import { emptyUnit, unitDetails } from './sample-units';
import { UnitPage } from './unit-page';

portalServer(
  answers(calls.readUnit, { ...unitDetails, description: 'We play on Fridays.' }),
  answers(calls.listPositions, [aPosition({ title: 'Captain' })]),
  ...emptyUnit,
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
    ['a desktop', () => undefined, ['Next events', 'Office-bearers', 'Positions', 'About', 'Led by', 'Contact']],
    ['a phone', beOnPhone, ['Next events', 'Led by', 'Contact', 'Office-bearers', 'Positions', 'About']],
  ])('begins on %s with what comes next, and says before the long lists who leads it', async (_device, beOn, order) => {
    beOn();
    renderWithPortal(<UnitPage />, { as: 'STUDENT', at: `/units/${unitDetails._id}`, path: '/units/:unitId' });
    await screen.findByRole('link', { name: 'Captain' });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.filter((title) => order.includes(title))).toEqual(order);
  });
});
