import type { Person, QueryOf, calls } from '@portal/contracts';
import { startPatternsOf, type Actor, type Clock, type Page } from '@portal/service-kit';
import { presentOfficer, presentPerson } from '../accounts/account.presenter';
import type { AccountRepository, SearchWord } from '../accounts/account.repository';
import type { UnitRepository } from '../accounts/unit.repository';

interface Dependencies {
  accounts: Pick<AccountRepository, 'list'>;
  units: Pick<UnitRepository, 'listByPrefix' | 'listOfCoordinators'>;
  timeZone: string;
  clock: Clock;
}

export type PersonService = ReturnType<typeof createPersonService>;

export function createPersonService({ accounts, units, timeZone, clock }: Dependencies) {
  /** Start and end of an office are shown to the president alone. */
  async function list(actor: Pick<Actor, 'role'>, query: QueryOf<typeof calls.listUsers>): Promise<Page<Person>> {
    const { q = '', role, ...page } = query;
    const now = clock.now();
    const found = await accounts.list({ words: await searchWordsOf(q), role }, now, page);
    if (actor.role !== 'PRESIDENT') return { ...found, items: found.items.map((item) => presentPerson(item, now)) };
    const unitsOf = await units.listOfCoordinators(found.items, now);
    const items = found.items.map((item) => presentOfficer(item, unitsOf.get(item.id) ?? null, { now, timeZone }));
    return { ...found, items };
  }

  /** Each typed word, with the units whose coordinators it finds too. */
  async function searchWordsOf(q: string): Promise<SearchWord[]> {
    const words = startPatternsOf(q);
    const found = await units.listByPrefix(words.flat());
    return words.map((prefixes) => {
      const named = found.filter(({ words: starts }) =>
        starts.some((start) => prefixes.some((prefix) => prefix.test(start))),
      );
      return {
        prefixes,
        unitIds: named.map(({ id }) => id),
        contactEmails: named.flatMap(({ contactEmail }) => contactEmail ?? []),
      };
    });
  }

  return { list };
}
