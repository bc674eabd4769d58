import { SECOND_MS } from '@portal/contracts';

export const POLL_INTERVAL_MS = 5 * SECOND_MS;
