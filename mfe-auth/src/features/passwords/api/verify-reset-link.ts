import { calls, type ParamsInput } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** What a reset link carries. */
export type ResetLink = ParamsInput<typeof calls.verifyResetLink>;

/** Whether the link is still good; asked once, and forgotten with the page. */
export function useVerifiedLink(link: ResetLink) {
  return useQuery({
    queryKey: ['reset-link', link],
    queryFn: ({ signal }) => callApi(calls.verifyResetLink, { params: link, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}
