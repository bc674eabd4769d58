import type { AnswerOf, EventData, QueryOf, calls } from '@portal/contracts';
import type { Page, Session } from '@portal/service-kit';
import type { Person, PersonRepository } from './repository';

type PickedPerson = AnswerOf<typeof calls.listPickablePeople>[number];

export type PersonService = ReturnType<typeof createPersonService>;

interface Dependencies {
  people: PersonRepository;
  /** Whoever shows people by a copy of its own. */
  follow(person: Person, session: Session): Promise<void>;
}

export function createPersonService({ people, follow }: Dependencies) {
  return {
    async list({ q, ...place }: QueryOf<typeof calls.listPickablePeople>): Promise<Page<PickedPerson>> {
      const found = await people.page(q, place);
      const items = found.items.map(({ id, username, name }) => ({ _id: id, username, personal_info: { name } }));
      return { ...found, items };
    },

    named: people.named,

    async keep(account: EventData<'auth.account.registered.v1'>, session: Session): Promise<void> {
      if (!(await people.keepNewest(account, session))) return;
      const { userId: id, username, name, studentId } = account;
      await follow({ id, username, name, ...(studentId !== undefined && { studentId }) }, session);
    },
  };
}
