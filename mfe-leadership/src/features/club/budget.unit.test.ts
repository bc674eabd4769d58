import { percentUsed } from './budget';

describe('the budget of a club', () => {
  it('shows how much is used with one decimal', () => {
    expect(percentUsed(126_800, 200_000)).toBe('63.4');
  });

  it('is 0.0 without a budget', () => {
    expect(percentUsed(0, 0)).toBe('0.0');
  });
});
