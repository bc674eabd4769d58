import type { Session } from '@portal/service-kit';
import type { Connection } from 'mongoose';
import type { LinkPurpose } from './domain';
import { type LinkDocument, linkModel } from './model';

export type StoredLink = Omit<LinkDocument, '_id'> & { id: string };

/** Which link, by what its holder shows. */
export interface ShownLink {
  purpose: LinkPurpose;
  id: string;
  secretHash: string;
  now: Date;
}

const matching = ({ purpose, id, secretHash, now }: ShownLink) => ({
  _id: id,
  purpose,
  secretHash,
  expiresAt: { $gt: now },
});

export type LinkRepository = ReturnType<typeof createLinkRepository>;

export function createLinkRepository(connection: Connection) {
  const links = linkModel(connection);
  return {
    async insert({ id, ...link }: StoredLink): Promise<void> {
      await links.create({ _id: id, ...link });
    },

    async findOwner(shown: ShownLink): Promise<string | null> {
      return (await links.findOne(matching(shown)).lean<LinkDocument>())?.userId ?? null;
    },

    /** Of several at once with the same link exactly one gets its owner. */
    async take(shown: ShownLink, session: Session): Promise<string | null> {
      return (await links.findOneAndDelete(matching(shown), { session }).lean<LinkDocument>())?.userId ?? null;
    },

    /** Of letters that are written at once, one stays: each voids only those before it. */
    async removeOlder({ id, purpose, userId, mailId, expiresAt }: StoredLink): Promise<void> {
      const before = [{ expiresAt: { $lt: expiresAt } }, { expiresAt, _id: { $lt: id } }];
      await links.deleteMany({ userId, purpose, mailId: { $ne: mailId }, $or: before });
    },

    async removeAll(purpose: LinkPurpose, userId: string, session: Session): Promise<void> {
      await links.deleteMany({ userId, purpose }, { session });
    },
  };
}
