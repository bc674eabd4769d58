import { calls } from '@portal/contracts';
import { areaKey } from '@portal/web-kit';
import type { QueueKind, WaitingFilters } from './queue-kind';

/** Keys of this feature in the query cache. */
export const endorsementKeys = {
  all: areaKey(calls.listUnendorsedSkills),
  waiting: (kind: QueueKind) => ['endorsements', 'waiting', kind.name],
  list: (kind: QueueKind, filters: WaitingFilters) => ['endorsements', 'waiting', kind.name, 'list', filters],
  count: (kind: QueueKind, filters: WaitingFilters) => ['endorsements', 'waiting', kind.name, 'count', filters],
  decided: (kind: QueueKind) => ['endorsements', 'decided', kind.name],
  decidedList: (kind: QueueKind, filters: WaitingFilters) => ['endorsements', 'decided', kind.name, filters],
};
