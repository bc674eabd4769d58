import { ErrorState, LoadingState, Popover, VisuallyHidden } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { messages } from './messages';
import type { NotificationPanelProps } from './notification-panel';
import styles from './notifications.module.css';
import { useNewNotifications } from './use-new-notifications';

/** The bell of the top bar with the number of unread notifications, and the newest ones in a panel below it. */
export function Notifications() {
  const { count, announcement } = useNewNotifications();
  return (
    <>
      <Popover label={messages.button(count)} icon={<Bell />} hasDot={count > 0} panelLabel={messages.title} isAtRowEnd>
        {(close) => <LazyPanel count={count} close={close} />}
      </Popover>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  );
}

/** The panel is loaded when it is opened, as the first page does not need it. Unlike `lazy` a query can be retried. */
function LazyPanel(props: NotificationPanelProps) {
  const { data, isError, refetch, isRefetching } = useQuery({
    queryKey: ['notification-panel'],
    queryFn: async () => (await import('./notification-panel')).NotificationPanel,
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  });
  if (data) {
    const Panel = data;
    return <Panel {...props} />;
  }
  return (
    <div className={styles.state}>
      {isError ? (
        <ErrorState message={messages.notOpened} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : (
        <LoadingState label={messages.opening} shape="text" count={4} />
      )}
    </div>
  );
}
