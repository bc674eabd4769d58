import { calls } from '@portal/contracts';
import { readQuery } from '@portal/web-kit';

/** How much is pending for the officer who is signed in. */
export const pendingCountsQuery = readQuery(calls.readPendingCounts, {});
