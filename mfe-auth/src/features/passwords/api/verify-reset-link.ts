import { calls, type ParamsInput } from '@portal/contracts';
import { useRead } from '@portal/web-kit';

/** The parameters of a reset link. */
export type ResetLink = ParamsInput<typeof calls.verifyResetLink>;

/** Whether the link is still valid. Its secret leaves the cache with the page. */
export function useVerifiedLink(link: ResetLink) {
  return useRead(calls.verifyResetLink, { params: link }, { staleTime: Infinity, gcTime: 0 });
}
