import { splitAtMatches } from './split-at-matches';

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

  it('is marked over signs and spaces that were not typed, and in a word that was typed as two', () => {
    expect(marked("Anita D'Souza", 'dsouza')).toBe("Anita [D'Souza]");
    expect(marked('Anita D’Souza', "d'souza")).toBe('Anita [D’Souza]');
    expect(marked('Tech Fest 2026', 'techfest')).toBe('[Tech Fest] 2026');
    expect(marked('Techfest 2026', 'tech fest')).toBe('[Techfest] 2026');
    expect(marked('Room L-101', '101')).toBe('Room L-[101]');
  });
});
