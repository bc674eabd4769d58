import { calls, type Role, type UnitRef } from '@portal/contracts';
import { scopeOf } from '@portal/service-kit/scope';
import type { PositionChange } from './position.domain';
import {
  addPosition,
  changePosition,
  codeOf,
  kindOf,
  requireManaged,
  requireManagedUnit,
  snapshotOf,
} from './position.domain';

const now = new Date('2026-11-20T10:00:00Z');
const codingClub: UnitRef = { id: 'c'.repeat(24), name: 'Coding Club', category: 'scitech' };
const failsWith = (code: string) => expect.objectContaining({ code });
const scopeFor = (role: Role) => scopeOf({ role }, calls.addPosition);

const draft = {
  title: 'Treasurer',
  unit_id: codingClub.id,
  position_type: 'Treasurer',
  responsibilities: ['Keeps the books'],
  requirements: { min_cgpa: 7.5, min_year: 2, skills_required: ['Arithmetic'] },
  description: 'Keeps the money.',
  position_count: 2,
};
const treasurer = { ...addPosition(draft, { id: 'd'.repeat(24), unit: codingClub, now }), code: 'POS-0012' };

describe('a position that is added', () => {
  it('holds what was entered, in version 1', () => {
    expect(treasurer).toEqual({
      id: 'd'.repeat(24),
      version: 1,
      code: 'POS-0012',
      title: 'Treasurer',
      unit: codingClub,
      type: 'Treasurer',
      responsibilities: ['Keeps the books'],
      requirements: { minCgpa: 7.5, minYear: 2, skills: ['Arithmetic'] },
      description: 'Keeps the money.',
      count: 2,
      createdAt: now,
    });
  });

  it('is published with its id under another name and its time as text', () => {
    const { id, createdAt: _createdAt, ...rest } = treasurer;
    expect(snapshotOf(treasurer)).toEqual({ ...rest, positionId: id, createdAt: '2026-11-20T10:00:00.000Z' });
  });

  it('has a code of four digits, or more when they are needed', () => {
    expect([1, 12, 9_999, 10_000].map(codeOf)).toEqual(['POS-0001', 'POS-0012', 'POS-9999', 'POS-10000']);
  });
});

describe('the unit that a position is added to', () => {
  it('is the reference alone', () => {
    const stored = { ...codingClub, active: true };
    expect(requireManagedUnit(scopeFor('PRESIDENT'), stored)).toEqual(codingClub);
  });

  it('must exist', () => {
    expect(() => requireManagedUnit(scopeFor('PRESIDENT'), null)).toThrow(
      expect.objectContaining({
        code: 'POSITION.UNIT_NOT_FOUND',
        details: { errors: [{ path: 'unit_id', message: 'Organizational unit not found.' }] },
      }),
    );
  });

  it('must be one that the caller manages', () => {
    const unit = { ...codingClub, active: true };
    expect(requireManagedUnit(scopeFor('GENSEC_SCITECH'), unit)).toEqual(codingClub);
    expect(() => requireManagedUnit(scopeFor('GENSEC_CULTURAL'), unit)).toThrow(failsWith('POSITION.OUT_OF_SCOPE'));
  });
});

describe('a position that is managed', () => {
  it('must exist and be of a unit of the caller', () => {
    expect(requireManaged(scopeFor('GENSEC_SCITECH'), treasurer)).toBe(treasurer);
    expect(() => requireManaged(scopeFor('PRESIDENT'), null)).toThrow(failsWith('POSITION.NOT_FOUND'));
    expect(() => requireManaged(scopeFor('GENSEC_CULTURAL'), treasurer)).toThrow(failsWith('POSITION.OUT_OF_SCOPE'));
  });
});

describe('a change of a position', () => {
  const changes: [string, PositionChange, object][] = [
    ['title', { title: 'Bursar' }, { title: 'Bursar' }],
    ['type', { position_type: 'Bursar' }, { type: 'Bursar' }],
    ['responsibilities', { responsibilities: [] }, { responsibilities: [] }],
    ['description', { description: '' }, { description: '' }],
    ['count', { position_count: 3 }, { count: 3 }],
    [
      'requirements',
      { requirements: { min_cgpa: 0 } },
      { requirements: { minCgpa: 0, minYear: 2, skills: ['Arithmetic'] } },
    ],
    [
      'requirements',
      { requirements: { min_year: 1 } },
      { requirements: { minCgpa: 7.5, minYear: 1, skills: ['Arithmetic'] } },
    ],
    [
      'requirements',
      { requirements: { skills_required: [] } },
      { requirements: { minCgpa: 7.5, minYear: 2, skills: [] } },
    ],
  ];

  it.each(changes)('of the %s alone leaves the rest: %j', (field, change, expected) => {
    expect(changePosition(treasurer, change)).toEqual({
      before: treasurer,
      after: { ...treasurer, ...expected, version: 2 },
      changed: [field],
    });
  });

  it('names all that differs, in the order of the fields', () => {
    const change = { position_count: 1, title: 'Bursar', description: 'Keeps the money.' };
    expect(changePosition(treasurer, change).changed).toEqual(['title', 'count']);
  });

  it('that changes nothing leaves the version', () => {
    const same = { title: 'Treasurer', requirements: { min_year: 2 }, version: 1 };
    expect(changePosition(treasurer, same)).toEqual({ before: treasurer, after: treasurer, changed: [] });
  });

  it('is refused when it was made to another version', () => {
    expect(() => changePosition(treasurer, { title: 'Bursar', version: 2 })).toThrow(
      failsWith('POSITION.CHANGED_MEANWHILE'),
    );
  });
});

describe('the type that a position is filtered by', () => {
  it('is its own when it is a listed one, else Other', () => {
    expect(kindOf('Team Lead')).toBe('Team Lead');
    expect(kindOf('Keeper of the keys')).toBe('Other');
    expect(kindOf('')).toBe('Other');
  });
});
