import { chooseTenure, isWithin, writingTimeOf, type Holding } from './hand-over.domain';

describe('the time in which notes are written', () => {
  it.each([
    ['2026-2027', 4, '2027-03-01', '2027-03-31'],
    ['2026-2027', 1, '2026-12-01', '2026-12-31'],
    ['2027-2028', 3, '2028-02-01', '2028-02-29'],
    ['2026-2027', 12, '2027-11-01', '2027-11-30'],
  ])('is the last month of %s where tenures start in month %d', (tenure, startMonth, from, until) => {
    expect(writingTimeOf(tenure, startMonth)).toEqual({ from, until });
  });

  it('begins with its first day and ends with its last', () => {
    const time = writingTimeOf('2026-2027', 4);
    expect(['2027-02-28', '2027-03-01', '2027-03-31', '2027-04-01'].map((day) => isWithin(time, day))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('the tenures whose hand-over a person may see', () => {
  const today = { day: '2026-11-20', tenure: '2026-2027' };
  const held = (userId: string, tenureYear: string): Holding => ({
    person: { id: userId, name: 'Asha Rao', username: 'asha@example.edu', studentId: null },
    tenureYear,
    status: 'active',
  });
  const holdings = ['2023-2024', '2024-2025', '2025-2026', '2026-2027', '2027-2028'].map((tenure) =>
    held(`of ${tenure}`, tenure),
  );
  const choose = (userId: string, asked?: string, day = today.day) =>
    chooseTenure(asked, {
      reader: { userId, isManager: false },
      holdings,
      today: { ...today, day },
      startMonth: 4,
    });

  it('are those before and at the holder’s own, newest first, and none that is still to come', () => {
    expect(choose('of 2027-2028')).toEqual({
      shown: '2025-2026',
      tenures: ['2026-2027', '2025-2026', '2024-2025', '2023-2024'],
    });
    expect(choose('of 2025-2026').tenures).toEqual(['2025-2026', '2024-2025', '2023-2024']);
  });

  it('begin with the newest for a predecessor, who may not see the one that is handed over', () => {
    expect(choose('of 2025-2026', undefined, '2027-03-10').shown).toBe('2025-2026');
  });

  it('are none for a person without a holding, whatever is asked for', () => {
    expect(() => choose('nobody')).toThrow('Only the holders of this position');
    expect(() => choose('of 2025-2026', '2026-2027')).toThrow('Only the holders of this position');
  });
});
