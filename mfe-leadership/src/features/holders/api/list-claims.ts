import { calls } from '@portal/contracts';
import { callList, usePages } from '@portal/web-kit';

const PAGE_SIZE = 20;

interface WantedClaims {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly unit?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The positions that wait for the person's confirmation, the one that has waited longest first. */
export const listClaims = ({ signal, ...query }: WantedClaims) => callList(calls.listClaims, { query, signal });

/** Page by page; nothing is asked while it is not enabled. */
export function useClaims(enabled = true) {
  return usePages(calls.listClaims, { query: { limit: PAGE_SIZE } }, { enabled });
}
