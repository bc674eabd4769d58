import type { Clock } from '@portal/service-kit';
import type { Found } from './domain';
import type { SearchRepository } from './repository';

/** Units are renamed once in years, and each search shows some of their names. */
const KEPT_MS = 5_000;

interface Parts {
  entries: Pick<SearchRepository, 'titles'>;
  clock: Clock;
}

export type UnitNames = ReturnType<typeof createUnitNames>;

/** The names of units as they are now, or were five seconds ago. */
export function createUnitNames({ entries, clock }: Parts) {
  let names = new Map<string, string | undefined>();
  let since = 0;

  async function learn(ids: readonly string[]): Promise<void> {
    const now = clock.now().getTime();
    if (now - since > KEPT_MS) [names, since] = [new Map(), now];
    const kept = names;
    const missing = ids.filter((id) => !kept.has(id));
    if (missing.length === 0) return;
    const found = await entries.titles(missing);
    for (const id of missing) kept.set(id, found.get(id));
  }

  return {
    /** Puts the present name of the unit above into each; what nobody told of keeps the name it came with. */
    async into(found: readonly Found[]): Promise<Found[]> {
      await learn([...new Set(found.flatMap(({ above }) => above ?? []))]);
      return found.map((entry) => ({ ...entry, aboveName: names.get(entry.above ?? '') ?? entry.aboveName }));
    },

    forget(): void {
      names = new Map();
    },
  };
}
