import type { calls, OfficeBearer, QueryOf } from '@portal/contracts';
import { decodeCursor, encodeCursor, type Page } from '@portal/service-kit';
import type { ProfileRepository } from '../read-copies/profile.repository';
import type { UnitService } from '../units/unit.service';
import type { CurrentTenure } from '../positions/current-tenure.service';
import type { HolderListRepository } from './holder-list.repository';
import { comparePlaces, placeOf, type Place } from './office-bearer.domain';
import { officeBearerOf } from './office-bearer.presenter';

interface Dependencies {
  lists: Pick<HolderListRepository, 'listOfTenure'>;
  profiles: Pick<ProfileRepository, 'findMany'>;
  units: Pick<UnitService, 'readRanks'>;
  today: CurrentTenure;
}

/** Within one unit the hierarchy gives no order. */
const NO_RANKS: ReadonlyMap<string, number> = new Map();

export type OfficeBearerService = ReturnType<typeof createOfficeBearerService>;

export function createOfficeBearerService({ lists, profiles, units, today }: Dependencies) {
  /**
   * The holders of positions now, or in the tenure that is asked for. The hierarchy gives the order, and it may change, so
   * the whole tenure is read and put in order here: an institute has some hundreds of holders in one.
   */
  async function list({
    tenure_year: asked,
    unit,
    limit,
    cursor,
  }: QueryOf<typeof calls.listTenure>): Promise<Page<OfficeBearer>> {
    const { tenure } = today();
    const tenureYear = asked ?? tenure;
    const after = placeIn(cursor);
    const isCurrent = tenureYear === tenure;
    const [holders, ranks] = await Promise.all([
      lists.listOfTenure(tenureYear, isCurrent, unit),
      unit === undefined ? units.readRanks() : NO_RANKS,
    ]);
    const compare = comparePlaces(ranks);
    const ordered = holders
      .map((holder) => ({ holder, place: placeOf(holder) }))
      .toSorted((one, other) => compare(one.place, other.place));
    const rest = after ? ordered.filter(({ place }) => compare(place, after) > 0) : ordered;
    const shown = rest.slice(0, limit);
    const shownProfiles = await profiles.findMany(shown.map(({ holder }) => holder.person.id));
    const last = rest.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map(({ holder }) => officeBearerOf(holder, shownProfiles.get(holder.person.id), isCurrent)),
      total: holders.length,
      ...(last && { nextCursor: cursorOf(last.place) }),
    };
  }

  return { list };
}

/** Between parts that are single lines. */
const SEPARATOR = '\n';

function cursorOf({ unitId, title, name, id }: Place): string {
  return encodeCursor({ value: [unitId, title, name].join(SEPARATOR), id });
}

function placeIn(cursor: string | undefined): Place | undefined {
  const decoded = decodeCursor(cursor, 'String');
  if (!decoded) return undefined;
  const [unitId = '', title = '', name = ''] = String(decoded.value).split(SEPARATOR);
  return { unitId, title, name, id: decoded.id };
}
