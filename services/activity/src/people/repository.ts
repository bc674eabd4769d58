import type { Session, Store } from '@portal/service-kit';
import type { PersonDocument } from './model';
import { personModel } from './model';

export function createPersonRepository({ connection }: Pick<Store, 'connection'>) {
  const model = personModel(connection);

  async function find(id: string, session: Session): Promise<PersonDocument | null> {
    return model.findById(id).session(session).lean<PersonDocument>();
  }

  async function put({ _id, ...person }: PersonDocument, session: Session): Promise<void> {
    await model.updateOne({ _id }, { $set: person }, { session, upsert: true });
  }

  return { find, put };
}

export type PersonRepository = ReturnType<typeof createPersonRepository>;
