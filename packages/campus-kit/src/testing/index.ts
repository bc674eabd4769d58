export { liveEvents, type LiveEvents } from './live-events';
