export { liveEvents, type LiveEvents } from './live-events';
export { pendingCounts } from './pending-counts';
