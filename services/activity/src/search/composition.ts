import type { ReadCopy, ServiceContext } from '@portal/service-kit';
import { createSearchRepository } from './search.repository';
import { searchRoutes } from './search.routes';
import { createSearchService } from './search.service';
import { createUnitNames } from './unit-names.service';

/** How the entries are made of events, for their rebuild. */
type Dependencies = Pick<ReadCopy, 'rowOf'>;

export function createSearchModule({ store, clock }: ServiceContext<unknown>, { rowOf }: Dependencies) {
  const repository = createSearchRepository(store);
  const unitNames = createUnitNames({ repository, clock });
  const search = createSearchService({ repository, unitNames, clock });
  const copy: ReadCopy = { name: 'search', rows: repository.rows, rowOf, changed: search.changed };
  return { repository, search, copy, endpoints: searchRoutes(search) };
}
