import { calls, type Role } from '@portal/contracts';
import { scopeOf } from '@portal/service-kit/scope';
import { growthOf, requireOwnUsername } from './club.domain';

const scopeFor = (role: Role) => scopeOf({ userId: 'bbbbbbbbbbbbbbbbbbbbbb01', role }, calls.readClubData);

describe('who reads club data', () => {
  it('a coordinator with the own username', () => {
    const scope = scopeFor('CLUB_COORDINATOR');
    const coordinator = { username: 'coding.club@example.edu' };
    expect(() => requireOwnUsername(scope, coordinator, 'coding.club@example.edu')).not.toThrow();
    expect(() => requireOwnUsername(scope, coordinator, 'music.club@example.edu')).toThrow(/permission/);
  });
});

describe('how a club has grown since the previous tenure', () => {
  it.each([
    ['more', 46, 40, 15],
    ['fewer', 10, 40, -75],
    ['as many', 40, 40, 0],
    ['nobody left', 0, 40, -100],
    ['a third more', 4, 3, 33],
    ['nobody before', 46, 0, null],
    ['nobody ever', 0, 0, null],
  ])('%s', (_what, members, formerMembers, growth) => {
    expect(growthOf({ members, formerMembers })).toBe(growth);
  });
});
