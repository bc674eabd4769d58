import { calls, type FeedbackAnswer } from '@portal/contracts';
import { callApi, type ListPage, readKey, useWrite } from '@portal/web-kit';
import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { feedbackListMessages as messages } from '../messages';

type Pages = InfiniteData<ListPage<FeedbackAnswer[]>>;

/** Marks an entry as resolved. Lists show it in its place, so that nothing moves away under the reader. */
export function useResolveFeedback() {
  const client = useQueryClient();
  return useWrite(calls.resolveFeedback, {
    invalidates: false,
    meta: { failure: messages.resolve.log },
    onSuccess: (resolved) => showInPlace(client, resolved),
  });
}

/**
 * Shows an entry as it is now, after a refusal that says that it changed: in its place, also under filters that it no longer
 * matches. When it cannot be read, the lists are loaded again.
 */
export function useShowCurrent(id: string) {
  const client = useQueryClient();
  return async () => {
    try {
      await showInPlace(client, await callApi(calls.readFeedback, { params: { id } }));
    } catch {
      await client.invalidateQueries({ queryKey: readKey(calls.listFeedback) });
    }
  };
}

async function showInPlace(client: QueryClient, entry: FeedbackAnswer): Promise<void> {
  const lists = readKey(calls.listFeedback);
  client.setQueriesData<Pages>({ queryKey: lists }, (data) => data && withEntry(data, entry));
  client.removeQueries({ queryKey: readKey(calls.readFeedback, 'answer', { params: { id: entry._id } }) });
  await Promise.all([
    client.invalidateQueries({ queryKey: lists, refetchType: 'none' }),
    client.invalidateQueries({ queryKey: readKey(calls.readFeedbackStatistics) }),
  ]);
}

function withEntry(data: Pages, entry: FeedbackAnswer): Pages {
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.map((each) => (each._id === entry._id ? entry : each)),
  }));
  return { ...data, pages };
}
