import { calls } from '@portal/contracts';
import { callList, usePage } from '@portal/web-kit';

interface WantedClaims {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly unit?: string | undefined;
  readonly q?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The positions that wait for the person's confirmation, the one that has waited longest first. */
export const listClaims = ({ signal, ...query }: WantedClaims) => callList(calls.listClaims, { query, signal });

/** How many positions wait for the person's confirmation, and since when. */
export const useClaimCount = (enabled: boolean) =>
  usePage(
    calls.listClaims,
    { query: { limit: 1 } },
    {
      enabled,
      select: ({ total, items: [first] }) => ({ total, oldest: first?.updated_at ?? first?.created_at }),
    },
  );
