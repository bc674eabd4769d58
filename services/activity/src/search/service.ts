import type { QueryOf, SearchHit, SearchKind, calls } from '@portal/contracts';
import type { Actor, Clock } from '@portal/service-kit';
import type { Asked, Found } from './domain';
import { askedOf, byBeginning, byTime, hitOf, kindsFor, MOST } from './domain';
import type { SearchRepository } from './repository';

/** So few are put in order here; among more, the ones whose title begins so are asked for. */
const FEW = 2 * MOST;

interface Parts {
  entries: Pick<SearchRepository, 'find'>;
  clock: Clock;
}

export type SearchService = ReturnType<typeof createSearchService>;

export function createSearchService({ entries, clock }: Parts) {
  /** What is over is looked for only when the rest does not fill the answer. */
  async function events({ terms }: Asked): Promise<Found[]> {
    const now = clock.now().toISOString();
    const of = { kind: 'event', terms, limit: MOST } as const;
    const toCome = await entries.find({ ...of, from: now });
    const isFull = toCome.filter(({ status }) => status !== 'cancelled').length === MOST;
    return byTime(toCome, isFull ? [] : await entries.find({ ...of, before: now }));
  }

  async function named(kind: SearchKind, asked: Asked): Promise<Found[]> {
    const { terms, key } = asked;
    const found = await entries.find({ kind, terms, limit: FEW });
    if (found.length < FEW) return byBeginning(found, asked);
    const begin = await entries.find({ kind, terms, beginning: key, limit: MOST });
    const others = found.filter(({ _id }) => !begin.some((entry) => entry._id === _id));
    return [...begin, ...others].slice(0, MOST);
  }

  return {
    async search(actor: Pick<Actor, 'role'> | null, { q, kind }: QueryOf<typeof calls.search>): Promise<SearchHit[]> {
      const asked = askedOf(q);
      if (!asked) return [];
      const kinds = kindsFor(actor?.role ?? null).filter((each) => kind === undefined || each === kind);
      const found = await Promise.all(kinds.map((each) => (each === 'event' ? events(asked) : named(each, asked))));
      return found.flat().map(hitOf);
    },
  };
}
