import { calls, type Role, type UnitCategory } from '@portal/contracts';
import { scopeOf } from '@portal/service-kit/scope';
import type { UnitDraft } from './unit.domain';
import { createUnit, ranksOf, snapshotOf } from './unit.domain';

const now = new Date('2026-11-20T10:00:00Z');
const id = '0123456789abcdef01234567';
const parentId = 'aaaaaaaaaaaaaaaaaaaaaaaa';

const scopeFor = (role: Role) => scopeOf({ role }, calls.createUnit);

function draft(changes: Record<string, unknown> = {}): UnitDraft {
  return calls.createUnit.body.parse({
    name: 'Coding Club',
    type: 'Club',
    category: 'scitech',
    contact_info: { email: 'Coding.Club@example.edu' },
    ...changes,
  });
}

describe('who may create a unit', () => {
  const create = (role: Role, category: UnitCategory) =>
    createUnit(scopeFor(role), draft({ category }), { id, now, parent: null });

  it('the president, in every category', () => {
    expect(create('PRESIDENT', 'sports').category).toBe('sports');
    expect(create('PRESIDENT', 'independent').category).toBe('independent');
  });

  it('a general secretary, in the own category only', () => {
    expect(create('GENSEC_SCITECH', 'scitech').category).toBe('scitech');
    expect(() => create('GENSEC_SCITECH', 'cultural')).toThrow(/your own category/);
  });

  it('nobody else', () => {
    expect(() => create('CLUB_COORDINATOR', 'scitech')).toThrow(/your own category/);
    expect(() => create('STUDENT', 'scitech')).toThrow(/your own category/);
  });
});

describe('a new unit', () => {
  it('has the defaults of the form', () => {
    expect(createUnit(scopeFor('PRESIDENT'), draft(), { id, now, parent: null })).toEqual({
      id,
      version: 1,
      name: 'Coding Club',
      type: 'Club',
      description: '',
      parentId: null,
      hierarchyLevel: 1,
      category: 'scitech',
      active: true,
      contact: { email: 'coding.club@example.edu', socialMedia: [] },
      budget: { allocated: 0, spent: 0 },
      createdAt: now,
    });
  });

  it('stands under a parent that exists', () => {
    const parent = { id: parentId, category: 'scitech' } as const;
    const unit = createUnit(scopeFor('GENSEC_SCITECH'), draft({ parent_unit_id: parentId }), { id, now, parent });
    expect(unit.parentId).toBe(parentId);
  });

  it('is refused under a parent that does not exist', () => {
    const named = draft({ parent_unit_id: parentId });
    expect(() => createUnit(scopeFor('PRESIDENT'), named, { id, now, parent: null })).toThrow(
      'Parent organization not found.',
    );
  });

  it('is refused to a general secretary under a parent of another category', () => {
    const parent = { id: parentId, category: 'cultural' } as const;
    const named = draft({ parent_unit_id: parentId });
    expect(() => createUnit(scopeFor('GENSEC_SCITECH'), named, { id, now, parent })).toThrow(/your own category/);
  });

  it('publishes all that other services store of it', () => {
    const unit = createUnit(scopeFor('PRESIDENT'), draft(), { id, now, parent: null });
    expect(snapshotOf(unit)).toEqual({
      version: 1,
      unitId: id,
      name: 'Coding Club',
      type: 'Club',
      category: 'scitech',
      parentUnitId: null,
      contactEmail: 'coding.club@example.edu',
      active: true,
    });
  });
});

describe('the order of the hierarchy', () => {
  it('has each unit before those below it, and siblings as given', () => {
    const units = [
      { id: 'athletics', parentId: 'sports' },
      { id: 'arts', parentId: null },
      { id: 'chess', parentId: 'sports' },
      { id: 'sprint', parentId: 'athletics' },
      { id: 'sports', parentId: null },
      { id: 'zen', parentId: 'of nobody' },
    ];
    expect([...ranksOf(units)]).toEqual([
      ['arts', 0],
      ['sports', 1],
      ['athletics', 2],
      ['sprint', 3],
      ['chess', 4],
      ['zen', 5],
    ]);
  });
});
