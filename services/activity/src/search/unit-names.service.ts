import { SECOND_MS } from '@portal/contracts';
import type { Clock } from '@portal/service-kit';
import type { FoundEntry } from './search.domain';
import type { SearchRepository } from './search.repository';

/** Units are renamed once in years, and each search shows some of their names. */
const CACHE_MS = SECOND_MS;

interface Dependencies {
  repository: Pick<SearchRepository, 'titlesOf'>;
  clock: Clock;
}

export type UnitNames = ReturnType<typeof createUnitNames>;

/** The names of units, at most a second old. */
export function createUnitNames({ repository, clock }: Dependencies) {
  let names = new Map<string, string | undefined>();
  let since = 0;

  /** Puts the present name of the unit above into each; without one the name of its own event stays. */
  async function addTo(found: readonly FoundEntry[]): Promise<FoundEntry[]> {
    await load([...new Set(found.flatMap(({ above }) => above ?? []))]);
    return found.map((entry) => ({ ...entry, aboveName: names.get(entry.above ?? '') ?? entry.aboveName }));
  }

  async function load(ids: readonly string[]): Promise<void> {
    const now = clock.now().getTime();
    if (now - since > CACHE_MS) [names, since] = [new Map(), now];
    const cached = names;
    const missing = ids.filter((id) => !cached.has(id));
    if (missing.length === 0) return;
    const found = await repository.titlesOf(missing);
    for (const id of missing) cached.set(id, found.get(id));
  }

  function invalidate(): void {
    names = new Map();
  }

  return { addTo, invalidate };
}
