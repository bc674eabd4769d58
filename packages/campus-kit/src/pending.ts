export { pendingCountsQuery } from './pending/pending-counts';
export { pendingOf } from './pending/pending-of';
