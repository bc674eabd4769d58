import type { Session, Store } from '@portal/service-kit';
import { isDuplicateKey } from '@portal/service-kit';
import type { Tally, TallyKey } from './domain';
import type { TallyDocument } from './model';
import { tallyModel } from './model';

export type TallyRepository = ReturnType<typeof createTallyRepository>;

export function createTallyRepository({ connection }: Pick<Store, 'connection'>) {
  const tallies = tallyModel(connection);
  const idOf = ({ month, type, stars }: TallyKey) => `${month}/${type}/${stars}`;
  const add = async (key: TallyKey, counts: Partial<Tally>, session: Session) => {
    await tallies.updateOne({ _id: idOf(key) }, { $inc: counts }, { session });
  };
  return {
    /** Before the transaction that counts: two first ones of a month would otherwise fail on the same new id. */
    async open({ month, type, stars }: TallyKey): Promise<void> {
      const none = { month, type, stars, given: 0, resolved: 0, waited: 0 };
      try {
        await tallies.updateOne({ _id: idOf(none) }, { $setOnInsert: none }, { upsert: true });
      } catch (failure) {
        if (!isDuplicateKey(failure)) throw failure;
      }
    },
    given: async (key: TallyKey, session: Session) => add(key, { given: 1 }, session),
    /** `waited` in milliseconds. */
    resolved: async (key: TallyKey, waited: number, session: Session) => add(key, { resolved: 1, waited }, session),
    async all(): Promise<Tally[]> {
      return tallies.find({}, { _id: 0 }).lean<TallyDocument[]>();
    },
  };
}
