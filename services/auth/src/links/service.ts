import type { Clock, Mail, Session } from '@portal/service-kit';
import { LINK_LIFETIME_MS, hashOfSecret, isWellFormed, newLink, type Link, type LinkPurpose } from './domain';
import type { LinkRepository } from './repository';

interface Dependencies {
  repository: LinkRepository;
  clock: Clock;
}

export type LinkService = ReturnType<typeof createLinkService>;

/** Links that prove who reads a mailbox. The secret exists in the letter alone. */
export function createLinkService({ repository, clock }: Dependencies) {
  const shown = (purpose: LinkPurpose, { id, secret }: Link) => ({
    purpose,
    id,
    secretHash: hashOfSecret(secret),
    now: clock.now(),
  });

  return {
    /** A new link; those of earlier mails are void from now on. */
    async issue(purpose: LinkPurpose, userId: string, mail: Pick<Mail, 'id'>): Promise<Link> {
      const link = newLink();
      const expiresAt = new Date(clock.now().getTime() + LINK_LIFETIME_MS[purpose]);
      const secretHash = hashOfSecret(link.secret);
      const stored = { id: link.id, purpose, userId, mailId: mail.id, secretHash, expiresAt };
      await repository.insert(stored);
      await repository.removeOlder(stored);
      return link;
    },

    /** Whose link it is; null for one that is not good (any more). */
    ownerOf: async (purpose: LinkPurpose, link: Link): Promise<string | null> =>
      isWellFormed(link) ? repository.findOwner(shown(purpose, link)) : null,

    /** Uses it up, with all others of its owner. */
    async take(purpose: LinkPurpose, link: Link, session: Session): Promise<string | null> {
      const userId = await repository.take(shown(purpose, link), session);
      if (userId !== null) await repository.removeAll(purpose, userId, session);
      return userId;
    },

    void: repository.removeAll,
  };
}
