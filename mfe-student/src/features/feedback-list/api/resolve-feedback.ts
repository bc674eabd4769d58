import { calls, type FeedbackAnswer } from '@portal/contracts';
import { callApi, type ListPage } from '@portal/web-kit';
import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { feedbackListMessages } from '../messages';

type Pages = InfiniteData<ListPage<FeedbackAnswer[]>>;

/** Marks an entry as resolved; lists show it where it stands, so that nothing moves away under the reader. */
export function useResolveFeedback(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (actions: string) =>
      callApi(calls.resolveFeedback, { params: { id }, body: { actions_taken: actions } }),
    meta: { failure: feedbackListMessages.resolve.log },
    onSuccess: (resolved) => showInPlace(client, resolved),
  });
}

/**
 * After a refusal that says that the entry is another one by now. It shows where it stands, also under filters that do
 * not let it through any more; when it is gone, the list is read again.
 */
export function useReadAgain(id: string) {
  const client = useQueryClient();
  return async () => {
    try {
      await showInPlace(client, await callApi(calls.readFeedback, { params: { id } }));
    } catch {
      await client.invalidateQueries({ queryKey: ['feedback'] });
    }
  };
}

async function showInPlace(client: QueryClient, entry: FeedbackAnswer): Promise<void> {
  client.setQueriesData<Pages>({ queryKey: ['feedback', 'all'] }, (data) => data && withEntry(data, entry));
  client.removeQueries({ queryKey: ['feedback', 'one', entry._id] });
  await Promise.all([
    client.invalidateQueries({ queryKey: ['feedback', 'all'], refetchType: 'none' }),
    client.invalidateQueries({ queryKey: ['feedback-figures'] }),
  ]);
}

function withEntry(data: Pages, entry: FeedbackAnswer): Pages {
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.map((each) => (each._id === entry._id ? entry : each)),
  }));
  return { ...data, pages };
}
