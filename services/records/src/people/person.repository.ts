import type { Session, Store } from '@portal/service-kit';
import type { Person } from './person.domain';
import type { PersonDocument } from './person.model';
import { personModel } from './person.model';

export function createPersonRepository({ connection }: Pick<Store, 'connection'>) {
  const model = personModel(connection);

  async function find(id: string, session?: Session): Promise<Person | null> {
    const found = await model
      .findById(id)
      .session(session ?? null)
      .lean<PersonDocument>();
    return found && fromDocument(found);
  }

  async function findByStudentId(studentId: string, session?: Session): Promise<Person | null> {
    const found = await model
      .findOne({ studentId })
      .session(session ?? null)
      .lean<PersonDocument>();
    return found && fromDocument(found);
  }

  async function upsertIfNewer({ id, ...person }: Person, session: Session): Promise<void> {
    const known = await find(id, session);
    if (known && known.version >= person.version) return;
    await model.updateOne({ _id: id }, { $set: person }, { session, upsert: true });
  }

  return { find, findByStudentId, upsertIfNewer };
}

export type PersonRepository = ReturnType<typeof createPersonRepository>;

function fromDocument({ _id, ...person }: PersonDocument): Person {
  return { ...person, id: _id };
}
