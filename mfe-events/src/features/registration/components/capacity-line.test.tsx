import type { EventAnswer } from '@portal/contracts';
import { renderWithPortal } from '@portal/web-kit/testing';
import { screen } from '@testing-library/react';
import { CapacityLine } from './capacity-line';

const year = new Date().getFullYear();
const open = { required: true, state: 'open' } as const;

interface Case {
  readonly is: string;
  readonly registration: EventAnswer['registration'];
  readonly says: readonly [string, string];
  readonly width?: string;
}

const cases: readonly Case[] = [
  {
    is: 'closed',
    registration: { ...open, state: 'closed', max_participants: 64, taken: 11, fees: 100 },
    says: ['11 registered', 'Registration closed'],
  },
  {
    is: 'full, with a line',
    registration: { ...open, max_participants: 72, taken: 72, waiting: 11 },
    says: ['Full, 72 places', '11 waiting'],
    width: '100%',
  },
  {
    is: 'open for some more',
    registration: { ...open, max_participants: 400, taken: 312, end: `${year}-11-20T06:00:00.000Z` },
    says: ['88 of 400 places left', 'Closes 20 Nov'],
    width: '78%',
  },
  {
    is: 'not free of charge',
    registration: { ...open, max_participants: 60, taken: 22, fees: 1500, end: `${year}-11-24T06:00:00.000Z` },
    says: ['38 of 60 places left', '₹1,500, closes 24 Nov'],
  },
  {
    is: 'not open yet',
    registration: { ...open, state: 'not-yet', max_participants: 1, start: `${year + 1}-01-02T06:00:00.000Z` },
    says: ['1 of 1 place left', `Opens 2 Jan ${year + 1}`],
  },
  { is: 'without a limit', registration: open, says: ['Open to all', 'No limit'] },
  {
    is: 'without registration',
    registration: { required: false },
    says: ['Open to all', 'No registration needed'],
  },
];

describe('the places of an event', () => {
  it.each(cases)('are shown when it is $is', ({ registration, says, width }) => {
    renderWithPortal(<CapacityLine registration={registration} />);
    for (const words of says) expect(screen.getByText(words)).toBeVisible();
    if (!width) return;
    expect(screen.getByRole('img', { name: /places taken$/ }).firstElementChild).toHaveStyle({ width });
  });
});
