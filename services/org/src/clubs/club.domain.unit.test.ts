import { calls, type Role } from '@portal/contracts';
import { scopeOf } from '@portal/service-kit/scope';
import { growthOf, requireInScope, requireOwnUsername } from './club.domain';

const scopeFor = (role: Role) => scopeOf({ userId: 'bbbbbbbbbbbbbbbbbbbbbb01', role }, calls.readClubData);
const unit = { id: 'aaaaaaaaaaaaaaaaaaaaaaaa', category: 'scitech' } as const;

describe('who reads club data', () => {
  it('a coordinator with the own username', () => {
    const scope = scopeFor('CLUB_COORDINATOR');
    const coordinator = { username: 'coding.club@example.edu' };
    expect(() => requireOwnUsername(scope, coordinator, 'coding.club@example.edu')).not.toThrow();
    expect(() => requireOwnUsername(scope, coordinator, 'music.club@example.edu')).toThrow(/permission/);
  });

  it('a general secretary in the own category, the president anywhere', () => {
    expect(() => requireInScope(scopeFor('GENSEC_SCITECH'), unit)).not.toThrow();
    expect(() => requireInScope(scopeFor('GENSEC_SPORTS'), unit)).toThrow(/permission/);
    expect(() => requireInScope(scopeFor('PRESIDENT'), unit)).not.toThrow();
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
