import type { AnswerOf, EventData, QueryOf, calls } from '@portal/contracts';
import type { Page, ReadCopy, Session } from '@portal/service-kit';
import type { Person, PersonRepository } from './repository';

type Account = EventData<'auth.account.registered.v1'>;
type PickedPerson = AnswerOf<typeof calls.listPickablePeople>[number];

export type PersonService = ReturnType<typeof createPersonService>;

interface Dependencies {
  people: PersonRepository;
  /** Whoever shows people by a copy of its own. */
  follow(person: Person, session: Session): Promise<void>;
}

export function createPersonService({ people, follow }: Dependencies) {
  const { rows, rowOf, read } = people;
  const told = ({ data }: { data: Account }) => rowOf(data);
  const changed = (row: ReturnType<typeof rowOf>, session: Session) => follow(read(row), session);
  const copy = {
    name: 'people',
    rows,
    rowOf: {
      'auth.account.registered.v1': told,
      'auth.account.role-changed.v1': told,
      'auth.account.changed.v1': told,
    },
    changed,
  } satisfies ReadCopy<ReturnType<typeof rowOf>>;
  return {
    copy,

    async list({ q, ...place }: QueryOf<typeof calls.listPickablePeople>): Promise<Page<PickedPerson>> {
      const found = await people.page(q, place);
      const items = found.items.map(({ id, username, name }) => ({ _id: id, username, personal_info: { name } }));
      return { ...found, items };
    },

    named: people.named,

    async keep(account: Account, session: Session): Promise<void> {
      const row = rowOf(account);
      if (await rows.upsertIfNewer(row, session)) await changed(row, session);
    },
  };
}
