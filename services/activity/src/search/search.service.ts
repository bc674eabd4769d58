import type { QueryOf, SearchHit, SearchKind, calls } from '@portal/contracts';
import { afterCommit, collectWrites, type Actor, type Clock, type Session } from '@portal/service-kit';
import type { FoundEntry, SearchEntry, SearchQuery } from './search.domain';
import { kindsFor, MAX_RESULTS, parseQuery, rankByPrefix, rankByTime } from './search.domain';
import { hitOf } from './search.presenter';
import type { SearchRepository } from './search.repository';
import type { UnitNames } from './unit-names.service';

/** Up to so many entries of all kinds are read at once and ranked here; with more, each kind is searched alone. */
const COMBINED_LIMIT = 12;
/** Shorter queries find too many entries to read all kinds at once. */
const MIN_COMBINED_LENGTH = 4;
/** Kinds with so few entries that they are read together. */
const SMALL_KINDS: readonly SearchKind[] = ['position', 'unit'];

interface Dependencies {
  repository: SearchRepository;
  unitNames: UnitNames;
  clock: Clock;
}

export type SearchService = ReturnType<typeof createSearchService>;

export function createSearchService({ repository, unitNames, clock }: Dependencies) {
  async function search(
    actor: Pick<Actor, 'role'> | null,
    { q, kind }: QueryOf<typeof calls.search>,
  ): Promise<SearchHit[]> {
    const query = parseQuery(q);
    if (!query) return [];
    const kinds = kindsFor(actor?.role ?? null).filter((each) => kind === undefined || each === kind);
    const found = await unitNames.addTo(await searchKinds(kinds, query));
    return found.map(hitOf);
  }

  async function searchKinds(kinds: readonly SearchKind[], query: SearchQuery): Promise<FoundEntry[]> {
    if (kinds.length === 1) return (await Promise.all(kinds.map((kind) => searchKind(kind, query)))).flat();
    if (query.key.length < MIN_COMBINED_LENGTH) return searchEachKind(kinds, query);
    const first = await repository.findFirst(kinds, query.terms, COMBINED_LIMIT);
    const found = kinds.map(async (kind) =>
      first.completeKinds.includes(kind)
        ? rank(
            kind,
            first.found.filter((entry) => entry.kind === kind),
            query,
          )
        : searchKind(kind, query),
    );
    return (await Promise.all(found)).flat();
  }

  async function searchEachKind(kinds: readonly SearchKind[], query: SearchQuery): Promise<FoundEntry[]> {
    const small = kinds.filter((kind) => SMALL_KINDS.includes(kind));
    const large = kinds.filter((kind) => !SMALL_KINDS.includes(kind));
    const found = await Promise.all([
      ...large.map((kind) => searchKind(kind, query)),
      ...(small.length > 1 ? [searchPositionsAndUnits(query)] : small.map((kind) => searchKind(kind, query))),
    ]);
    return kinds.flatMap((kind) => found.flat().filter((entry) => entry.kind === kind));
  }

  async function searchKind(kind: SearchKind, query: SearchQuery): Promise<FoundEntry[]> {
    return kind === 'event' ? searchEvents(query) : searchByName(kind, query);
  }

  /** What is over is read only when the rest does not fill the answer. */
  async function searchEvents({ terms }: SearchQuery): Promise<FoundEntry[]> {
    const selection = { kind: 'event', terms, limit: MAX_RESULTS } as const;
    const now = clock.now().toISOString();
    const upcoming = await repository.find({ ...selection, from: now });
    const isFull = upcoming.filter(({ status }) => status !== 'cancelled').length === MAX_RESULTS;
    const over = isFull ? [] : await repository.find({ ...selection, before: now });
    return rankByTime([...upcoming, ...over], now);
  }

  /** Other matches are read only when those whose name begins so, which may be given, do not fill the answer. */
  async function searchByName(
    kind: SearchKind,
    query: SearchQuery,
    given?: readonly FoundEntry[],
  ): Promise<FoundEntry[]> {
    const selection = { kind, terms: query.terms };
    const first = given ?? (await repository.find({ ...selection, prefix: query.key, limit: MAX_RESULTS }));
    if (first.length >= MAX_RESULTS) return first.slice(0, MAX_RESULTS);
    const found = await repository.find({ ...selection, limit: MAX_RESULTS + first.length });
    const others = first.filter(({ _id }) => !found.some((entry) => entry._id === _id));
    return rankByPrefix([...found, ...others], query);
  }

  /** Mostly all matching positions and the units whose name begins so come in one read. */
  async function searchPositionsAndUnits(query: SearchQuery): Promise<FoundEntry[]> {
    const found = await repository.findPositionsAndUnits(query.terms, query.key, COMBINED_LIMIT);
    const positions = found.filter(({ kind }) => kind === 'position');
    const units = found.filter(({ kind }) => kind === 'unit');
    // More positions would leave no room for units in what was read.
    const isComplete = positions.length <= COMBINED_LIMIT - MAX_RESULTS;
    if (isComplete) return [...rankByPrefix(positions, query), ...(await searchByName('unit', query, units))];
    return (await Promise.all([searchByName('position', query), searchByName('unit', query)])).flat();
  }

  function rank(kind: SearchKind, found: readonly FoundEntry[], query: SearchQuery): FoundEntry[] {
    return kind === 'event' ? rankByTime(found, clock.now().toISOString()) : rankByPrefix(found, query);
  }

  const upsertIfNewer = collectWrites<SearchEntry>(async (entries, session) => {
    await syncWithUnits(await repository.rows.upsertNewer(entries, session), session);
  });

  async function syncWithUnits(entries: readonly SearchEntry[], session: Session): Promise<void> {
    const units = entries.filter(({ kind }) => kind === 'unit');
    if (units.length > 0) afterCommit(session, unitNames.invalidate);
    for (const unit of units) await repository.placeEntriesUnder(unit, session);
    await repository.placeUnderUnits(entries, session);
  }

  const changed = (entry: SearchEntry, session: Session) => syncWithUnits([entry], session);

  return { search, upsertIfNewer, changed };
}
