import { keyOf } from './text-key';

describe('the key of a text', () => {
  it.each([
    ['composed and decomposed letters', 'Caf\u00e9', 'Cafe\u0301'],
    ['what nobody can see', 'Main Hall', 'Ma\u200bin\u2060 H\u00adall\u3164\ufeff'],
    ['a joiner between letters', 'Robotics', 'Robo\u200dtics'],
    ['an accent behind what nobody can see', 'Caf\u00e9', 'Cafe\u200b\u0301'],
    ['full-width letters and digits', 'Hall L101', 'Ｈａｌｌ　Ｌ１０１'],
    ['spaces of any number and kind', 'Main Hall', ' Main \t\u00a0 \n Hall '],
    ['case', 'main hall', 'MAIN HALL'],
    ['letters written in one sign', 'Office', 'O\ufb03ce'],
  ])('is the same with and without %s', (_what, one, other) => expect(keyOf(one)).toBe(keyOf(other)));

  it.each([
    ['Jose', 'José'],
    ['C', 'C++'],
    ['L 101', 'L101'],
    ['हिन्दी', 'हन्द'],
  ])('is another for %s and %s', (one, other) => expect(keyOf(one)).not.toBe(keyOf(other)));

  it('reads as it is typed', () => expect(keyOf('  Main   HALL 2 ')).toBe('main hall 2'));

  it('is empty for a text of which nothing can be seen', () => {
    expect(keyOf(' \u200b\u2060\u00ad\u2800\u3164\u115f\u{e0041}\u0007\n')).toBe('');
  });

  it('is its own key, whatever character is in it', () => {
    const changing: string[] = [];
    // Beyond these there are only characters for private use and some that nobody can see.
    for (let point = 0; point < 0x34000; point += 1) {
      const key = keyOf(`a${String.fromCodePoint(point)}b`);
      if (keyOf(key) !== key) changing.push(point.toString(16));
    }
    expect(changing).toEqual([]);
  });
});
