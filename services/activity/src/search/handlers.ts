import type { NamedHandler } from '@portal/service-kit';
import type { SearchCopy } from './copy.service';

type Told = keyof SearchCopy['copy']['rowOf'];

/** Every event that tells of something that can be found tells the whole of it. */
export function keepSearchEntry(search: Pick<SearchCopy, 'keep'>): NamedHandler<Told> {
  return { name: 'keepSearchEntry', handle: (event, session) => search.keep(event, session) };
}
