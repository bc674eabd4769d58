import type { CloudEvent, EventName } from '@portal/contracts';
import type { ReadCopy, Session } from '@portal/service-kit';
import type { SearchEntry } from './domain';
import { entryOfAccount, entryOfEvent, entryOfUnit } from './entries.domain';
import type { SearchRepository } from './repository';

type Accounts = 'auth.account.registered.v1' | 'auth.account.changed.v1' | 'auth.account.role-changed.v1';
type CampusEvents = 'events.event.created.v1' | 'events.event.changed.v1' | 'events.event.status-changed.v1';
type Told = Accounts | CampusEvents | 'org.unit.created.v1';

const account = ({ data }: CloudEvent<Accounts>) => entryOfAccount(data);

/** Which entry each event tells the whole of. */
const rowOf = {
  'auth.account.registered.v1': account,
  'auth.account.changed.v1': account,
  'auth.account.role-changed.v1': account,
  'org.unit.created.v1': ({ data }: CloudEvent<'org.unit.created.v1'>) => entryOfUnit(data),
  'events.event.created.v1': entryOfEvent,
  'events.event.changed.v1': entryOfEvent,
  'events.event.status-changed.v1': entryOfEvent,
} satisfies { [N in EventName]?: (event: CloudEvent<N>) => SearchEntry };

export type SearchCopy = ReturnType<typeof createSearchCopy>;

/** Keeps what can be found as other services tell of it, and makes it anew from what was told. */
export function createSearchCopy({ rows }: Pick<SearchRepository, 'rows'>) {
  return {
    copy: { name: 'search', rows, rowOf } satisfies ReadCopy<SearchEntry>,

    /** Deliveries repeat and overtake each other; only a newer entry counts. */
    async keep<N extends Told>(event: CloudEvent<N>, session: Session): Promise<void> {
      const tell = rowOf[event.type] as (event: CloudEvent<N>) => SearchEntry;
      await rows.keepNewest(tell(event), session);
    },
  };
}
