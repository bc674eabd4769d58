import { newId } from '@portal/service-kit';
import {
  codeOf,
  decidableSkill,
  decidedSkill,
  gramsOf,
  isSeenBy,
  lookAlikes,
  proposeAgain,
  proposeSkill,
  requireSeen,
  snapshotOf,
} from './skill.domain';

const now = new Date('2026-11-20T10:00:00Z');
const draft = { name: 'Machine Learning', category: 'Data', type: 'technical', description: '' } as const;
const proposer = { id: 'asha', name: 'Asha Rao' };
const ravi = { proposer: { id: 'ravi', name: 'Ravi Kumar' }, now };
const skill = proposeSkill(draft, { id: newId(), code: 'SKL-0001', proposer, now });
const decision = { outcome: 'endorsed', by: { id: 'g', name: 'Arjun' }, at: now, reason: null } as const;

describe('a name in the catalogue', () => {
  it('has parts by which it is found, however short it is', () => {
    for (const name of ['C', 'Go', 'Rust']) expect(gramsOf(name).length).toBeGreaterThan(0);
    expect(gramsOf('Pyhton').some((gram) => gramsOf('Python').includes(gram))).toBe(true);
  });
});

describe('a name much like another', () => {
  const catalogue = ['Python', 'Photography', 'JavaScript', 'Java', 'Public Speaking'].map((name) => ({ name }));
  const alike = (name: string) => lookAlikes(catalogue, name).map((found) => found.name);

  it('is offered, the most alike first', () => {
    expect(alike('Pyhton')).toEqual(['Python']);
    expect(alike('Java Script')[0]).toBe('JavaScript');
    expect(alike('public  speeking')).toEqual(['Public Speaking']);
  });

  it('is not one that shares a few letters', () => expect(alike('Pottery')).toEqual([]));
});

describe('a skill', () => {
  it('is seen by who proposed it, and by all once it is endorsed', () => {
    expect([isSeenBy(skill, 'asha'), isSeenBy(skill, 'ravi')]).toEqual([true, false]);
    const endorsed = decidedSkill(skill, decision);
    expect(endorsed).toMatchObject({ version: 2, decision });
    expect(isSeenBy(endorsed, 'ravi')).toBe(true);
  });

  it('that others proposed is proposed once more, by whom it is not there yet', () => {
    const again = proposeAgain(skill, draft, ravi);
    expect(again).toEqual({ ...skill, version: 2, proposers: ['asha', 'ravi'] });
    expect(() => proposeAgain(again, draft, ravi)).toThrow('This skill already exists.');
    expect(() => proposeAgain(decidedSkill(skill, decision), draft, ravi)).toThrow('This skill already exists.');
  });

  it('that was returned is seen by nobody, and waits again as it is proposed the next time', () => {
    const gone = decidedSkill(skill, { ...decision, outcome: 'returned', reason: 'Please spell it out.' });
    expect([isSeenBy(gone, 'asha'), isSeenBy(gone, 'ravi')]).toEqual([false, false]);
    expect(() => requireSeen(gone, 'asha')).toThrow('This skill was returned.');
    expect(() => requireSeen(gone, 'ravi')).toThrow("This skill doesn't exist.");
    const later = { ...ravi, now: new Date('2026-11-22T10:00:00Z') };
    expect(proposeAgain(gone, { ...draft, type: 'academic', description: 'Of snakes.' }, later)).toEqual({
      ...gone,
      version: 3,
      type: 'academic',
      description: 'Of snakes.',
      createdBy: ravi.proposer,
      proposers: ['asha', 'ravi'],
      decision: null,
      createdAt: later.now,
    });
    expect(proposeAgain(gone, draft, { proposer, now }).proposers).toEqual(['asha']);
  });

  it('belongs to everybody who proposed it', () => {
    const again = proposeAgain(skill, draft, ravi);
    expect(decidableSkill(again, 'ravi').ownerId).toBe('ravi');
    expect(decidableSkill(again, 'arjun').ownerId).toBe('asha');
  });

  it('has a code of four digits, or more when they are needed', () => {
    expect([codeOf(7), codeOf(12_345)]).toEqual(['SKL-0007', 'SKL-12345']);
  });

  it('tells of itself who proposed it first, and not who else', () => {
    expect(snapshotOf(proposeAgain(skill, draft, ravi))).toEqual({
      skillId: skill.id,
      version: 2,
      code: 'SKL-0001',
      ...draft,
      createdBy: proposer,
      createdAt: now.toISOString(),
    });
  });
});
