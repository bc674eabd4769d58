import type { Person, QueryOf, UnitRef, calls } from '@portal/contracts';
import type { Actor, Clock, Page } from '@portal/service-kit';
import { type ListedAccount, presentOfficer, presentPerson } from './people.domain';
import type { TypedWord } from './people.repository';
import type { AccountRepository } from './repository';
import { beginningsOf } from './search.domain';

interface Dependencies {
  people: Pick<AccountRepository, 'page'>;
  units: {
    unitsOf(accounts: readonly ListedAccount[]): Promise<Map<string, UnitRef>>;
    placesNamed(beginnings: readonly RegExp[]): Promise<TypedWord[]>;
  };
  settings: { timeZone: string };
  clock: Clock;
}

export type PeopleService = ReturnType<typeof createPeopleService>;

export function createPeopleService({ people, units, settings: { timeZone }, clock }: Dependencies) {
  return {
    /** The terms of an office are the president's business alone. */
    async list({ role }: Pick<Actor, 'role'>, query: QueryOf<typeof calls.listUsers>): Promise<Page<Person>> {
      const { q = '', role: wanted, ...place } = query;
      const now = clock.now();
      const words = await units.placesNamed(beginningsOf(q));
      const found = await people.page({ words, role: wanted }, now, place);
      if (role !== 'PRESIDENT') return { ...found, items: found.items.map((item) => presentPerson(item, { now })) };
      const unitsOf = await units.unitsOf(found.items);
      const present = (item: ListedAccount) => presentOfficer(item, unitsOf.get(item.id) ?? null, { now, timeZone });
      return { ...found, items: found.items.map(present) };
    },
  };
}
