import { pendingOf } from './pending-of';

const nothing = { total: 0, oldest: null };
const approvals = {
  'room-requests': { total: 2, oldest: '2026-11-20T10:00:00.000Z' },
  positions: nothing,
  'user-skills': { total: 3, oldest: '2026-11-18T10:00:00.000Z' },
  skills: nothing,
  achievements: { total: 1, oldest: '2026-11-19T10:00:00.000Z' },
};

describe('how much is pending', () => {
  it('is the sum of all kinds, since the oldest of all', () => {
    expect(pendingOf({ approvals })).toEqual({ total: 6, oldest: '2026-11-18T10:00:00.000Z' });
  });

  it('is the sum of those that are named, since the oldest of them', () => {
    expect(pendingOf({ approvals }, ['achievements', 'room-requests'])).toEqual({
      total: 3,
      oldest: '2026-11-19T10:00:00.000Z',
    });
    expect(pendingOf({ approvals }, ['positions', 'skills'])).toEqual({ total: 0, oldest: undefined });
  });
});
