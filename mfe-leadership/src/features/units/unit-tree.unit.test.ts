import { childrenOf, pathTo, rowsOf, withAllAbove, type TreeUnit } from './unit-tree';

const unit = (_id: string, parent_unit_id: string | null = null): TreeUnit => ({
  _id,
  name: _id.toUpperCase(),
  type: 'Club',
  category: 'scitech',
  parent_unit_id,
  is_active: true,
});
const units = [unit('a'), unit('b', 'a'), unit('c', 'b'), unit('d', 'a'), unit('e'), unit('f', 'elsewhere')];
const names = (some: readonly TreeUnit[]) => some.map(({ _id }) => _id).join('');

describe('the tree of units', () => {
  it('has what has no parent, or none that is known, at the top', () => {
    expect(names(childrenOf(units).get(null) ?? [])).toBe('aef');
    expect(names(childrenOf(units).get('a') ?? [])).toBe('bd');
  });

  it('has rows with their level and place, and none below what is closed', () => {
    expect(rowsOf(units, () => true).map(({ unit: { _id }, level }) => `${_id}${level}`)).toEqual([
      'a1',
      'b2',
      'c3',
      'd2',
      'e1',
      'f1',
    ]);
    const [a, b, , e] = rowsOf(units, (id) => id === 'a');
    expect(a).toMatchObject({ isExpanded: true, position: 1, siblings: 3 });
    expect(b).toMatchObject({ isExpanded: false, position: 1, siblings: 2 });
    expect(e?.isExpanded).toBeUndefined();
  });

  it('shows what is found with all above it', () => {
    expect(names(withAllAbove(units, ({ _id }) => _id === 'c'))).toBe('abc');
    expect(names(pathTo(units, 'c'))).toBe('ab');
    expect(names(pathTo(units, 'f'))).toBe('');
  });

  it('ends also where units stand under each other in a circle', () => {
    expect(names(pathTo([unit('x', 'y'), unit('y', 'x')], 'x'))).toBe('xy');
  });
});
