import type { Session, Store } from '@portal/service-kit';
import { isDuplicateKey } from '@portal/service-kit';
import type { Tally, TallyKey } from './domain';
import type { TallyDocument } from './model';
import { tallyModel } from './model';

export type TallyRepository = ReturnType<typeof createTallyRepository>;

export function createTallyRepository({ connection }: Pick<Store, 'connection'>) {
  const tallies = tallyModel(connection);
  const idOf = ({ month, type, stars }: TallyKey) => `${month}/${type}/${stars}`;
  const count = (what: 'given' | 'resolved') => async (key: TallyKey, session: Session) => {
    await tallies.updateOne({ _id: idOf(key) }, { $inc: { [what]: 1 } }, { session });
  };
  return {
    /** Before the transaction that counts: two first ones of a month would otherwise fail on the same new id. */
    async open({ month, type, stars }: TallyKey): Promise<void> {
      const none = { month, type, stars, given: 0, resolved: 0 };
      try {
        await tallies.updateOne({ _id: idOf(none) }, { $setOnInsert: none }, { upsert: true });
      } catch (failure) {
        if (!isDuplicateKey(failure)) throw failure;
      }
    },
    given: count('given'),
    resolved: count('resolved'),
    async all(): Promise<Tally[]> {
      return tallies.find({}, { _id: 0 }).lean<TallyDocument[]>();
    },
  };
}
