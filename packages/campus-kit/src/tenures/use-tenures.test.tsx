import { tenuresUntil } from './use-tenures';

describe('the tenures to choose from', () => {
  it('go from that of next year back to 2016-2017', () => {
    const tenures = tenuresUntil(2026);
    expect(tenures.slice(0, 3)).toEqual(['2027-2028', '2026-2027', '2025-2026']);
    expect(tenures.at(-1)).toBe('2016-2017');
    expect(tenures).toHaveLength(12);
  });
});
