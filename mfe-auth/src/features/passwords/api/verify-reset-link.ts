import { calls, type ParamsInput } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The parameters of a reset link. */
export type ResetLink = ParamsInput<typeof calls.verifyResetLink>;

/** Whether the link is still valid. Its secret leaves the cache with the page. */
export function useVerifiedLink(link: ResetLink) {
  return useQuery({
    queryKey: ['reset-link', link],
    queryFn: ({ signal }) => callApi(calls.verifyResetLink, { params: link, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}
