import { type Clock, type Mail, type Session, createKeyedMutex } from '@portal/service-kit';
import { formatSplitToken, hashOf, newSplitToken, parseSplitToken } from '../sessions/split-token.crypto';
import { MAX_GOOD_LINKS, TOKEN_LIFETIME_MS, type TokenPurpose } from './one-time-token.domain';
import type { OneTimeTokenRepository, TokenFilter } from './one-time-token.repository';

interface Dependencies {
  repository: OneTimeTokenRepository;
  clock: Clock;
}

export type OneTimeTokenService = ReturnType<typeof createOneTimeTokenService>;

/** Tokens in the links of e-mails: who presents one reads the mailbox. Only hashes of their secrets are stored. */
export function createOneTimeTokenService({ repository, clock }: Dependencies) {
  const runExclusive = createKeyedMutex();

  /**
   * Makes the token of a link. Anyone can have an e-mail sent in another's name, so earlier links stay valid; null
   * when the mailbox has as many valid ones as it may, which also limits the e-mails that it gets in their lifetime.
   */
  function issue(purpose: TokenPurpose, userId: string, { id: mailId }: Pick<Mail, 'id'>): Promise<string | null> {
    // Mails are written at the same time.
    return runExclusive(userId, async () => {
      const now = clock.now();
      const others = await repository.countOtherMails({ purpose, userId, mailId, now });
      if (others >= MAX_GOOD_LINKS[purpose]) return null;
      const token = newSplitToken();
      const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME_MS[purpose]);
      const stored = { id: token.id, purpose, userId, mailId, secretHash: hashOf(token.secret), expiresAt };
      await repository.insert(stored);
      return formatSplitToken(token);
    });
  }

  /** Whose token it is; null for an invalid one. */
  async function findOwner(purpose: TokenPurpose, text: string): Promise<string | null> {
    const filter = filterOf(purpose, text);
    return filter && repository.findOwner(filter);
  }

  /** The same, and removes it with all others of its owner. */
  async function use(purpose: TokenPurpose, text: string, session: Session): Promise<string | null> {
    const filter = filterOf(purpose, text);
    const userId = filter && (await repository.remove(filter, session));
    if (userId !== null) await repository.removeAll(purpose, userId, session);
    return userId;
  }

  function invalidate(purpose: TokenPurpose, userId: string, session: Session): Promise<void> {
    return repository.removeAll(purpose, userId, session);
  }

  function filterOf(purpose: TokenPurpose, text: string): TokenFilter | null {
    const token = parseSplitToken(text);
    return token && { purpose, id: token.id, secretHash: hashOf(token.secret), now: clock.now() };
  }

  return { issue, findOwner, use, invalidate };
}
