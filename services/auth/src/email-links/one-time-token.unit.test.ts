import { MAX_GOOD_LINKS, TOKEN_LIFETIME_MS } from './one-time-token.domain';

describe('the link of an e-mail', () => {
  it('is good for a quarter of an hour to reset a password, and for a day to confirm an address', () => {
    expect(TOKEN_LIFETIME_MS).toEqual({ 'reset-password': 900_000, 'confirm-email': 86_400_000 });
  });

  it('is one of a few that a mailbox has at a time', () => {
    expect(MAX_GOOD_LINKS).toEqual({ 'reset-password': 5, 'confirm-email': 10 });
  });
});
