import type { NamedHandler } from '@portal/service-kit';
import type { SearchCopy, TellsEntry } from './copy.service';

/** Every event that tells of something that can be found tells the whole of it. */
export function keepSearchEntry(search: Pick<SearchCopy, 'keep'>): NamedHandler<TellsEntry> {
  return { name: 'keepSearchEntry', handle: (event, session) => search.keep(event, session) };
}
