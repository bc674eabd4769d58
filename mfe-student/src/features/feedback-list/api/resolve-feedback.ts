import { calls, type FeedbackAnswer } from '@portal/contracts';
import { callApi, type ListPage } from '@portal/web-kit';
import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { feedbackListTexts } from '../texts';

type Pages = InfiniteData<ListPage<FeedbackAnswer[]>>;

/** Marks an entry as resolved; lists show it where it stands, so that nothing moves away under the reader. */
export function useResolveFeedback(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (actions: string) =>
      callApi(calls.resolveFeedback, { params: { id }, body: { actions_taken: actions } }),
    meta: { failure: feedbackListTexts.resolve.log },
    onSuccess: async (resolved) => {
      client.setQueriesData<Pages>({ queryKey: ['feedback', 'all'] }, (data) => data && withEntry(data, resolved));
      client.removeQueries({ queryKey: ['feedback', 'one', id] });
      await Promise.all([
        client.invalidateQueries({ queryKey: ['feedback', 'all'], refetchType: 'none' }),
        client.invalidateQueries({ queryKey: ['feedback-figures'] }),
      ]);
    },
  });
}

/** After a refusal that says that the entry is another one by now. */
export function useReadAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['feedback'] });
}

function withEntry(data: Pages, entry: FeedbackAnswer): Pages {
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.map((each) => (each._id === entry._id ? entry : each)),
  }));
  return { ...data, pages };
}
