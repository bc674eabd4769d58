import type { Session, Store } from '@portal/service-kit';
import type { Tail } from './domain';
import { tailModel } from './model';

/** Everything that streams has an order of its own. */
export function createTailRepository({ connection }: Pick<Store, 'connection'>, name: string): Tail<Session> {
  const rows = tailModel(connection, name);
  return {
    async take(count, session) {
      const { position } = await rows
        .findOneAndUpdate(
          { _id: name },
          { $inc: { position: count } },
          { session, upsert: true, returnDocument: 'after' },
        )
        .orFail()
        .lean();
      return position;
    },
    async last() {
      const found = await rows.findById(name).lean();
      return found?.position ?? 0;
    },
  };
}
