import type { CloudEvent } from '@portal/contracts';
import type { ReadCopy, Session } from '@portal/service-kit';
import type { SearchEntry } from './domain';
import { entriesOf, entryTold, type TellsEntry } from './entries.domain';
import type { SearchRepository } from './repository';
import type { UnitNames } from './unit-names.service';

export type { TellsEntry } from './entries.domain';

export type SearchCopy = ReturnType<typeof createSearchCopy>;

interface Parts {
  entries: Pick<SearchRepository, 'rows'>;
  unitNames: Pick<UnitNames, 'forget'>;
}

/** Keeps what can be found as other services tell of it, and makes it anew from what was told. */
export function createSearchCopy({ entries: { rows }, unitNames }: Parts) {
  return {
    copy: { name: 'search', rows, rowOf: entriesOf } satisfies ReadCopy<SearchEntry>,

    /** Deliveries repeat and overtake each other; only a newer entry counts. */
    async keep(event: CloudEvent<TellsEntry>, session: Session): Promise<void> {
      const entry = entryTold(event);
      if ((await rows.upsertIfNewer(entry, session)) && entry.kind === 'unit') unitNames.forget();
    },
  };
}
