import { calls, type NotificationAnswer } from '@portal/contracts';
import { toast } from '@portal/ui';
import { areaKey, callApi, type ListPage, messageOf, readKey } from '@portal/web-kit';
import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { messages } from './messages';
import { unreadNotificationsQuery, type UnreadNotifications } from './use-unread';

/** Ids of notifications, or all of them. */
export type ToMark = readonly string[] | 'all';

type Pages = InfiniteData<ListPage<NotificationAnswer[]>>;

/** Marks notifications read, optimistically in every list and in the count; undone when the call fails. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (chosen: ToMark) =>
      callApi(calls.markNotificationsRead, { body: chosen === 'all' ? {} : { ids: [...chosen] } }),
    onMutate: async (chosen) => {
      await client.cancelQueries({ queryKey: areaKey(calls.listNotifications) });
      const before = client.getQueriesData({ queryKey: areaKey(calls.listNotifications) });
      showRead(client, chosen);
      return before;
    },
    onError: (error, _chosen, before = []) => {
      for (const [key, data] of before) client.setQueryData(key, data);
      // One that arrived since is missing in what was restored.
      void client.invalidateQueries({ queryKey: areaKey(calls.listNotifications) });
      toast.error(messageOf(error, messages.notMarked));
    },
  });
}

function showRead(client: QueryClient, chosen: ToMark): void {
  const isChosen = ({ _id }: NotificationAnswer) => chosen === 'all' || chosen.includes(_id);
  const marked = new Set<string>();
  const markIn = (items: NotificationAnswer[]) =>
    items.map((item) => {
      if (item.read || !isChosen(item)) return item;
      marked.add(item._id);
      return { ...item, read: true };
    });
  client.setQueriesData<Pages>(
    { queryKey: readKey(calls.listNotifications, 'pages') },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: markIn(page.items) })) },
  );
  client.setQueryData<UnreadNotifications>(unreadNotificationsQuery.queryKey, (unread) => {
    if (unread === undefined) return undefined;
    for (const item of unread.items) if (isChosen(item)) marked.add(item._id);
    const total = chosen === 'all' ? 0 : Math.max(0, unread.total - marked.size);
    return { ...unread, items: unread.items.filter((item) => !isChosen(item)), total };
  });
}
