import { unknownAccountsVerdict } from './report';

describe('the report on unknown accounts', () => {
  it('compares both addresses, whichever is slower', () => {
    const { passes, text } = unknownAccountsVerdict({
      'signing in': { known: 41, unknown: 40 },
      'asking for a password': { known: 4, unknown: 4.2 },
    });
    expect(passes).toBe(true);
    expect(text).toContain('signing in: median 41.00 ms with an account, 40.00 ms without: 1.02 times');
    expect(text).toContain('1.05 times');
  });

  it.each([
    ['with an account is slower', { known: 45, unknown: 40 }],
    ['without an account is slower', { known: 40, unknown: 45 }],
  ])('does not pass when an address %s', (_what, times) => {
    expect(unknownAccountsVerdict({ same: { known: 1, unknown: 1 }, other: times }).passes).toBe(false);
  });
});
