import type { CloudEvent } from '@portal/contracts';
import type { ReadCopy, Session } from '@portal/service-kit';
import type { SearchEntry } from './domain';
import { entriesOf, entryTold, type TellsEntry } from './entries.domain';
import type { SearchRepository } from './repository';

export type SearchCopy = ReturnType<typeof createSearchCopy>;

/** Keeps what can be found as other services tell of it, and makes it anew from what was told. */
export function createSearchCopy({ rows }: Pick<SearchRepository, 'rows'>) {
  return {
    copy: { name: 'search', rows, rowOf: entriesOf } satisfies ReadCopy<SearchEntry>,

    /** Deliveries repeat and overtake each other; only a newer entry counts. */
    async keep(event: CloudEvent<TellsEntry>, session: Session): Promise<void> {
      await rows.keepNewest(entryTold(event), session);
    },
  };
}
