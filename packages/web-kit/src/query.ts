/**
 * The part of TanStack Query that the portal uses. The shell provides this module for every
 * `import ... from '@tanstack/react-query'`, also in the remotes: a name that is missing here is missing there, which
 * the build checks. Suspense, hydration and streamed queries are left out.
 */
export {
  focusManager,
  hashKey,
  infiniteQueryOptions,
  keepPreviousData,
  MutationCache,
  notifyManager,
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  QueryObserver,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query/whole';
