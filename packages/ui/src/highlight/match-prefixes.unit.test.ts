import { matchesPrefixes, splitAtMatches } from './match-prefixes';

const marked = (text: string, typed: string) =>
  splitAtMatches(text, typed)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

describe('what was typed', () => {
  it('is marked where it begins words, of whichever order and capitals', () => {
    expect(marked('Robowars 2026: Finals', 'fin rob')).toBe('[Rob]owars 2026: [Fin]als');
    expect(marked('Electro Robots', 'ro')).toBe('Electro [Ro]bots');
  });

  it('is marked as long as the longest of it reaches', () => {
    expect(marked('Robotics Room', 'ro robo')).toBe('[Robo]tics [Ro]om');
  });

  it('is marked over accents, also where letters fold into more', () => {
    expect(marked('Café Zoë', 'cafe zo')).toBe('[Café] [Zo]ë');
    expect(marked('Cafe\u0301 Night', 'cafe')).toBe('[Cafe\u0301] Night');
    expect(marked('ﬁnals', 'fi')).toBe('[ﬁ]nals');
  });

  it('is nothing when it is nothing, and the whole text stays', () => {
    expect(marked('Roles', '')).toBe('Roles');
    expect(marked('Roles', '(*')).toBe('Roles');
    expect(marked('', 'ro')).toBe('');
  });

  it('finds a text by the beginnings of its words, all of them', () => {
    expect(matchesPrefixes('cre ev', 'Create Event')).toBe(true);
    expect(matchesPrefixes('event room', 'Create Event')).toBe(false);
    expect(matchesPrefixes('portal das', 'Dashboard', 'SciTech Portal')).toBe(true);
    expect(matchesPrefixes('vent', 'Create Event')).toBe(false);
    expect(matchesPrefixes('', 'Create Event')).toBe(false);
  });
});
