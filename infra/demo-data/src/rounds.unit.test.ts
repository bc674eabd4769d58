import { positionPlans } from './position-plans';
import { demoRooms } from './rooms';
import { copiesOf } from './rounds';
import { demoUnits } from './units';

const namesOf = (things: readonly { name: string }[]) => things.map(({ name }) => name);

describe('a larger demo institute', () => {
  it('has copies of clubs, positions and rooms, and each has a name of its own', () => {
    const [units, positions, rooms] = [demoUnits(20), positionPlans(20), demoRooms(20)];
    expect(units.filter(({ type }) => type === 'Club')).toHaveLength(20 * 12);
    expect(units.filter(({ type }) => type === 'Council')).toHaveLength(5);
    expect(positions).toHaveLength(20 * positionPlans(1).length);
    expect(rooms).toHaveLength(20 * 15);
    for (const names of [namesOf(units), namesOf(rooms), units.map(({ contact }) => contact)])
      expect(new Set(names).size).toBe(names.length);
    expect(new Set(positions.map(({ title }) => title)).size).toBe(positions.length);
  });

  it('has every unit that is a parent or has a position, and an address for each', () => {
    const units = demoUnits(3);
    const names = new Set(namesOf(units));
    expect(units.filter(({ parent }) => parent !== null && !names.has(parent))).toEqual([]);
    expect(positionPlans(3).filter(({ unit }) => !names.has(unit))).toEqual([]);
    expect(positionPlans(3).some(({ unit }) => unit === 'Coding Club 3')).toBe(true);
    expect(units.filter(({ contact }) => !/^[a-z0-9.]+$/.test(contact))).toEqual([]);
  });

  it('has at most twenty of each, however much larger it is', () => {
    expect([1, 20, 21, 1000].map(copiesOf)).toEqual([1, 20, 20, 20]);
  });
});
