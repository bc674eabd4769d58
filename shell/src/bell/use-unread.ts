import { calls, type NotificationAnswer } from '@portal/contracts';
import { queryKeys, useLive, useUnreadCount, type StreamMessage } from '@portal/web-kit';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages';

/** What comes within this time is one piece of news. */
const TOGETHER = 300;

interface Unread {
  readonly count: number;
  /** What arrived last, to be read out. */
  readonly news: string;
}

/** How many notifications wait, kept up to date by their stream; every list of them follows too. */
export function useUnread(): Unread {
  const client = useQueryClient();
  const count = useUnreadCount() ?? 0;
  const { news, add } = useNews();
  const receive = ({ event, data }: StreamMessage) => {
    // Some window of this person marked something read.
    if (event === 'read') void client.invalidateQueries({ queryKey: queryKeys.notifications.all });
    if (event !== 'notification') return;
    countOneMore(client);
    // Builds for production leave the schemas out, so the message is taken as the contract says it is.
    add(JSON.parse(data) as NotificationAnswer);
  };
  const status = useLive(calls.streamNotifications.path, receive);
  useEffect(() => {
    // What happened between the answer and the stream, or during a break.
    if (status === 'live') void client.invalidateQueries({ queryKey: queryKeys.notifications.all });
  }, [client, status]);
  return { count, news };
}

/** An answer that is on its way may know of it already. */
function countOneMore(client: QueryClient): void {
  const { unread: queryKey } = queryKeys.notifications;
  const count = client.getQueryData<number>(queryKey);
  if (count === undefined || client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
  else client.setQueryData(queryKey, count + 1);
}

/** Says once what came at once, and has the open lists asked for again. */
function useNews() {
  const client = useQueryClient();
  const [news, setNews] = useState('');
  const arrived = useRef<NotificationAnswer[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = () => {
    const [first, ...more] = arrived.current.splice(0);
    if (!first) return;
    void client.invalidateQueries({ queryKey: queryKeys.notifications.lists });
    // Of several windows the one that is looked at speaks.
    if (document.visibilityState !== 'visible') return;
    setNews(more.length === 0 ? messages.arrived(first.description) : messages.severalArrived(more.length + 1));
  };
  const add = (notification: NotificationAnswer) => {
    if (arrived.current.push(notification) === 1) timer.current = setTimeout(tell, TOGETHER);
  };
  return { news, add };
}
