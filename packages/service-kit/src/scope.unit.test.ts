import { calls, callTable, categoryOfRole, GENSEC_ROLES, type Role, type UnitRef } from '@portal/contracts';
import { covers, requireInScope, scopeFilter, scopeOf, type Scope } from './scope';

const coding: UnitRef = { id: 'a'.repeat(24), name: 'Coding Club', category: 'scitech' };
const drama: UnitRef = { id: 'b'.repeat(24), name: 'Drama Club', category: 'cultural' };
const paths = { unit: 'unit.id', category: 'categories', owner: 'ownerId' };
const coordinator = { role: 'CLUB_COORDINATOR', unit: coding } as const;

describe('the scope of a caller', () => {
  it('is what the row of the call says of the role', () => {
    expect(scopeOf({ role: 'PRESIDENT' }, calls.changeEvent)).toEqual({ kind: 'everything' });
    expect(scopeOf({ role: 'GENSEC_SCITECH' }, calls.changeEvent)).toEqual({ kind: 'category', category: 'scitech' });
    expect(scopeOf(coordinator, calls.changeEvent)).toEqual({ kind: 'unit', unitId: coding.id });
    expect(scopeOf({ role: 'STUDENT' }, calls.changeEvent)).toEqual({ kind: 'nothing' });
    expect(scopeOf(null, calls.changeEvent)).toEqual({ kind: 'nothing' });
    expect(scopeOf(null, calls.readEvent)).toEqual({ kind: 'everything' });
    expect(scopeOf({ role: 'STUDENT', userId: 'u1' }, { who: { STUDENT: 'own' } })).toEqual({
      kind: 'own',
      userId: 'u1',
    });
  });

  it('differs between general secretaries by their category alone', () => {
    const withoutCategory = (role: Role, scope: Scope) =>
      scope.kind === 'category' && scope.category === categoryOfRole(role) ? 'its category' : scope;
    for (const call of callTable) {
      const scopes = GENSEC_ROLES.map((role) => withoutCategory(role, scopeOf({ role, userId: 'u1' }, call)));
      for (const scope of scopes) expect({ call: call.name, scope }).toEqual({ call: call.name, scope: scopes[0] });
    }
  });

  it('is empty for a coordinator without a unit', () => {
    expect(scopeOf({ role: 'CLUB_COORDINATOR' }, calls.changeEvent)).toEqual({ kind: 'nothing' });
  });
});

describe('a scope', () => {
  const thing = { unit: coding, categories: ['scitech', 'cultural'] as const, ownerId: 'u1' };
  const scopes: [scope: Scope, covered: boolean, filter: object][] = [
    [{ kind: 'everything' }, true, {}],
    [{ kind: 'category', category: 'cultural' }, true, { categories: 'cultural' }],
    [{ kind: 'category', category: 'sports' }, false, { categories: 'sports' }],
    [{ kind: 'unit', unitId: coding.id }, true, { 'unit.id': coding.id }],
    [{ kind: 'unit', unitId: drama.id }, false, { 'unit.id': drama.id }],
    [{ kind: 'own', userId: 'u1' }, true, { ownerId: 'u1' }],
    [{ kind: 'own', userId: 'u2' }, false, { ownerId: 'u2' }],
    [{ kind: 'nothing' }, false, { _id: { $in: [] } }],
  ];
  it.each(scopes)('decides and filters by the same rule: %j', (scope, covered, filter) => {
    expect(covers(scope, thing)).toBe(covered);
    expect(scopeFilter(scope, paths)).toEqual(filter);
  });

  it('refuses a thing outside with the code that is given', () => {
    const everything: Scope = { kind: 'everything' };
    expect(() => requireInScope(everything, thing, 'EVENT.OUT_OF_SCOPE')).not.toThrow();
    const refusal = expect.objectContaining({ code: 'EVENT.OUT_OF_SCOPE' });
    expect(() => requireInScope({ kind: 'nothing' }, thing, 'EVENT.OUT_OF_SCOPE')).toThrow(refusal);
  });

  it('counts the category of the unit where a thing names none', () => {
    expect(covers({ kind: 'category', category: 'cultural' }, { unit: drama })).toBe(true);
    expect(covers({ kind: 'category', category: 'cultural' }, { unit: null })).toBe(false);
  });

  it('refuses to filter by a field that the collection does not have', () => {
    expect(() => scopeFilter({ kind: 'unit', unitId: coding.id }, { category: 'category' })).toThrow('unit');
  });
});
