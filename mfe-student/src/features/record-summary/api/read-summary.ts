import { calls } from '@portal/contracts';
import { readQuery } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** What the person has on record, in numbers, with the studies and the newest achievement. */
export const recordSummaryQuery = (userId: string) => ({
  ...readQuery(calls.readProfileSummary, { params: { userId } }),
  // What it counts is changed on other pages, which takes longer than a page that was prefetched takes to show.
  staleTime: 2_000,
});

export const useRecordSummary = (userId: string) => useQuery(recordSummaryQuery(userId));
