import type { QueryOf, SearchHit, SearchKind, calls } from '@portal/contracts';
import type { Actor, Clock } from '@portal/service-kit';
import type { Asked, Found } from './domain';
import { askedOf, byBeginning, byTime, hitOf, kindsFor, MOST } from './domain';
import type { SearchRepository } from './repository';
import type { UnitNames } from './unit-names.service';

/** Fewer in all are read at once and chosen from here; of more, each kind is asked for by itself. */
const FEW = 12;
/** Shorter words begin many things. */
const SHORT = 3;
const RARE: readonly SearchKind[] = ['position', 'unit'];

interface Parts {
  entries: Pick<SearchRepository, 'first' | 'find' | 'positionsAndUnits'>;
  unitNames: Pick<UnitNames, 'into'>;
  clock: Clock;
}

export type SearchService = ReturnType<typeof createSearchService>;

export function createSearchService({ entries, unitNames, clock }: Parts) {
  const now = () => clock.now().toISOString();

  /** What is over is looked for only when the rest does not fill the answer. */
  async function events({ terms }: Asked): Promise<Found[]> {
    const of = { kind: 'event', terms, limit: MOST } as const;
    const at = now();
    const toCome = await entries.find({ ...of, from: at });
    const isFull = toCome.filter(({ status }) => status !== 'cancelled').length === MOST;
    return byTime(isFull ? toCome : [...toCome, ...(await entries.find({ ...of, before: at }))], at);
  }

  /** The others are looked for only when those whose name begins so do not fill the answer. */
  async function named(kind: SearchKind, asked: Asked, known?: readonly Found[]): Promise<Found[]> {
    const of = { kind, terms: asked.terms };
    const begin = known ?? (await entries.find({ ...of, beginning: asked.key, limit: MOST }));
    if (begin.length >= MOST) return begin.slice(0, MOST);
    const found = await entries.find({ ...of, limit: MOST + begin.length });
    return byBeginning(found.concat(begin.filter(({ _id }) => !found.some((entry) => entry._id === _id))), asked);
  }

  /** There are so few positions that mostly all that have the words come with the units that begin so. */
  async function positionsAndUnits(asked: Asked): Promise<Found[]> {
    const read = await entries.positionsAndUnits(asked.terms, asked.key, FEW);
    const [positions, units] = (['position', 'unit'] as const).map((kind) => read.filter((each) => each.kind === kind));
    // More of them leave no room for the units.
    if (!positions || positions.length > FEW - MOST) {
      return (await Promise.all([named('position', asked), named('unit', asked)])).flat();
    }
    return [...byBeginning(positions, asked), ...(await named('unit', asked, units))];
  }

  const best = (kind: SearchKind, asked: Asked) => (kind === 'event' ? events(asked) : named(kind, asked));
  const bestOf = (kind: SearchKind, all: readonly Found[], asked: Asked) => {
    const found = all.filter((entry) => entry.kind === kind);
    return kind === 'event' ? byTime(found, now()) : byBeginning(found, asked);
  };

  async function bestOfEach(kinds: readonly SearchKind[], asked: Asked): Promise<Found[]> {
    if (kinds.length === 1) return (await Promise.all(kinds.map((kind) => best(kind, asked)))).flat();
    if (asked.key.length <= SHORT) return bestOfCommon(kinds, asked);
    const first = await entries.first(kinds, asked.terms, FEW);
    const each = kinds.map(async (kind) =>
      first.whole.includes(kind) ? bestOf(kind, first.found, asked) : best(kind, asked),
    );
    return (await Promise.all(each)).flat();
  }

  async function bestOfCommon(kinds: readonly SearchKind[], asked: Asked): Promise<Found[]> {
    const [others, few] = [kinds.filter((kind) => !RARE.includes(kind)), kinds.filter((kind) => RARE.includes(kind))];
    const found = await Promise.all([
      ...others.map((kind) => best(kind, asked)),
      ...(few.length > 1 ? [positionsAndUnits(asked)] : few.map((kind) => best(kind, asked))),
    ]);
    return kinds.flatMap((kind) => found.flat().filter((entry) => entry.kind === kind));
  }

  return {
    async search(actor: Pick<Actor, 'role'> | null, { q, kind }: QueryOf<typeof calls.search>): Promise<SearchHit[]> {
      const asked = askedOf(q);
      if (!asked) return [];
      const kinds = kindsFor(actor?.role ?? null).filter((each) => kind === undefined || each === kind);
      return (await unitNames.into(await bestOfEach(kinds, asked))).map(hitOf);
    },
  };
}
