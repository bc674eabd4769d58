import type { Session, Store } from '@portal/service-kit';
import { afterCommit } from '@portal/service-kit';
import type { Sequence } from './sequence.ports';
import { sequenceModel } from './sequence.model';

export function createSequenceRepository({ connection }: Pick<Store, 'connection'>, name: string): Sequence {
  const model = sequenceModel(connection, name);
  const listeners: (() => void)[] = [];

  async function next(count: number, session: Session): Promise<number> {
    afterCommit(session, notifyListeners);
    const { position } = await model
      .findOneAndUpdate(
        { _id: name },
        { $inc: { position: count } },
        { session, upsert: true, returnDocument: 'after' },
      )
      .orFail()
      .lean();
    return position;
  }

  async function last(): Promise<number> {
    const found = await model.findById(name).lean();
    return found?.position ?? 0;
  }

  function onAdvance(listener: () => void): void {
    listeners.push(listener);
  }

  function notifyListeners(): void {
    for (const listener of listeners) listener();
  }

  return { next, last, onAdvance };
}
