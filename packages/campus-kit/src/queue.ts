/** What lists that are decided one after the other, or several at once, are made of. */
export { QueueArea } from './queue/queue-area';
export { QueueDetails } from './queue/queue-details';
export { QueueHead } from './queue/queue-head';
export { QueueRow } from './queue/queue-row';
export { ReasonDialog } from './queue/reason-dialog';
export { RefusedAlert } from './queue/refused-alert';
export { useQueue, type Queue } from './queue/use-queue';
export { useQueueKeys } from './queue/use-queue-keys';
export { useReason } from './queue/use-reason';
