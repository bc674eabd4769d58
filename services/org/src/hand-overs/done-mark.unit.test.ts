import { doneOf, markDone, type DoneMark } from './done-mark.domain';

const DAY = '2027-03-10T06:00:00Z';
const LATER = '2027-03-11T06:00:00Z';
const markOf = (thingId: string, changes: Partial<DoneMark> = {}): DoneMark => ({
  id: `mark of ${thingId}`,
  positionId: 'web lead',
  tenureYear: '2026-2027',
  kind: 'claims',
  thingId,
  by: { id: 'asha', name: 'Asha Rao' },
  at: new Date(DAY),
  ...changes,
});
const ravi = { by: { id: 'ravi', name: 'Ravi Kumar' }, at: new Date(LATER) };

describe('a mark', () => {
  it('is set of what is to do, and of nothing else', () => {
    const mark = markOf('claim');
    expect(markDone({ id: 'claim' }, null, mark)).toBe(mark);
    expect(() => markDone(null, null, mark)).toThrow('This is no longer among the things to do.');
    expect(() => markDone(null, mark, mark)).toThrow('This is no longer among the things to do.');
  });

  it('that is set again stays as it was', () => {
    const first = markOf('claim');
    expect(markDone({ id: 'claim' }, first, markOf('claim', { id: 'another', ...ravi }))).toBe(first);
    expect(markDone({ id: 'claim', updatedAt: new Date(DAY) }, first, markOf('claim', ravi))).toBe(first);
  });

  it('is set anew of a thing that has changed since, in its place', () => {
    const again = markDone({ id: 'claim', updatedAt: new Date(LATER) }, markOf('claim'), markOf('claim', ravi));
    expect(again).toEqual({ ...markOf('claim'), ...ravi });
  });
});

describe('what is done', () => {
  it('has a mark and is still there, in the order of the marks', () => {
    const things = ['first', 'second', 'third'].map((id) => ({ id }));
    const marks = [markOf('third'), markOf('gone'), markOf('first')];
    expect(doneOf(things, marks).map(({ thing, mark }) => [thing.id, mark.id])).toEqual([
      ['third', 'mark of third'],
      ['first', 'mark of first'],
    ]);
    expect(doneOf(things, [])).toEqual([]);
  });

  it('is not what has changed since it was marked', () => {
    const [same, changed] = [
      { id: 'same', updatedAt: new Date(DAY) },
      { id: 'changed', updatedAt: new Date(LATER) },
    ];
    expect(doneOf([same, changed], [markOf('changed'), markOf('same')]).map(({ thing }) => thing)).toEqual([same]);
  });
});
