import type { AnswerOf, QueryOf, calls } from '@portal/contracts';
import type { Page } from '@portal/service-kit';
import type { PersonRepository } from './repository';

type PickedPerson = AnswerOf<typeof calls.listPickablePeople>[number];

export type PersonService = ReturnType<typeof createPersonService>;

export function createPersonService({ people }: { people: PersonRepository }) {
  return {
    async list({ q, ...place }: QueryOf<typeof calls.listPickablePeople>): Promise<Page<PickedPerson>> {
      const found = await people.page(q, place);
      const items = found.items.map(({ id, username, name }) => ({ _id: id, username, personal_info: { name } }));
      return { ...found, items };
    },

    named: people.named,

    keep: people.keepNewest,
  };
}
