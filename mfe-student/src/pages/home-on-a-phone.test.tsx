import { calls, type AnswerOf } from '@portal/contracts';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HomePage } from './home-page';
import { emptyHome } from './sample-home';

type Joined = AnswerOf<typeof calls.listMyRegistrations>[number];

const server = portalServer(...emptyHome);
const { matchMedia } = window;

const registrationAt = (number: number, title: string, start: string): Joined => ({
  _id: `65e00000000000000000000${number}`,
  status: 'registered',
  code: `K7QM-000${number}`,
  joined_at: '2026-11-01T04:30:00.000Z',
  event: {
    _id: `65b00000000000000000000${number}`,
    title,
    status: 'planned',
    category: 'technical',
    schedule: { start, end: null, venue: 'Central Workshop', mode: 'offline' },
    organizing_unit_id: null,
  },
});

const morning = registrationAt(1, 'Robowars: Prelims', '2030-01-05T04:30:00.000Z');
const evening = registrationAt(2, 'Git and GitHub Clinic', '2030-01-05T12:30:00.000Z');
const dayAfter = registrationAt(3, 'Winter Coding Camp', '2030-01-06T04:30:00.000Z');

beforeEach(() => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query.includes('width < 37.5rem') }));
  server.use(answers(calls.listMyRegistrations, [morning, evening, dayAfter]));
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the home on a phone', () => {
  it('begins with what I joined on the next day, which is named once', async () => {
    const { user } = renderWithPortal(<HomePage />, { as: 'STUDENT', at: '/home' });
    await screen.findByText('Robowars: Prelims');
    const [firstRegion] = screen.getAllByRole('region');
    const mine = within(firstRegion as HTMLElement);
    expect(mine.getByRole('heading', { name: 'My registrations' })).toBeVisible();
    expect(mine.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Robowars: Prelims',
      'Git and GitHub Clinic',
    ]);
    const [first, second] = mine.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Sat 5 Jan 2030Robowars: Prelims10:00 amCentral Workshop/);
    expect(second).toHaveTextContent('6:00 pm');
    expect(mine.getAllByText('Sat')).toHaveLength(1);
    await user.click(mine.getByRole('button', { name: 'Show all 3' }));
    expect(mine.getByRole('link', { name: 'Winter Coding Camp' })).toBeVisible();
    expect(mine.getByText('Sun')).toBeVisible();
  });
});
