import {
  NotificationList,
  NotificationSkeleton,
  useMarkRead,
  useNotifications,
} from '@portal/campus-kit/notifications';
import { Link, Button, EmptyState, ErrorState, useViewport } from '@portal/ui';
import { Bell } from 'lucide-react';
import { useRef } from 'react';
import styles from './notifications.module.css';
import { messages } from './messages';
import { panelMessages } from './panel-messages';

const MAX_SHOWN = 10;

export interface NotificationPanelProps {
  /** How many are unread. */
  readonly count: number;
  readonly close: () => void;
}

export function NotificationPanel({ count, close }: NotificationPanelProps) {
  const list = useNotifications('all');
  const markRead = useMarkRead();
  const panel = useRef<HTMLDivElement>(null);
  const isPhone = useViewport() === 'phone';
  const newest = (list.data?.pages.flatMap(({ items }) => items) ?? []).slice(0, MAX_SHOWN);
  const markAll = () => {
    // The button disappears, so the focus moves to the panel.
    panel.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
    markRead.mutate('all');
  };
  return (
    <div className={styles.panel} ref={panel}>
      {isPhone && count === 0 ? null : (
        <div className={styles.head}>
          {/* The sheet of a phone has the title. */}
          {isPhone ? null : <h2 className={styles.title}>{messages.title}</h2>}
          {count > 0 ? (
            <>
              <span className={styles.count}>{panelMessages.unreadCount(count)}</span>
              <Button variant="quiet" onPress={markAll}>
                {panelMessages.markAll}
              </Button>
            </>
          ) : null}
        </div>
      )}
      <div className={styles.list}>
        {list.isPending ? <NotificationSkeleton /> : null}
        {list.isError && !list.data ? (
          <div className={styles.state}>
            <ErrorState
              message={panelMessages.notLoaded}
              onRetry={() => void list.refetch()}
              isRetrying={list.isRefetching}
            />
          </div>
        ) : null}
        {list.data && newest.length === 0 ? (
          <EmptyState icon={<Bell />} title={panelMessages.empty} text={panelMessages.emptyText} isBare />
        ) : null}
        <NotificationList
          notifications={newest}
          level={3}
          onOpen={({ _id, read }) => {
            if (!read) markRead.mutate([_id]);
            close();
          }}
        />
      </div>
      <div className={styles.footer}>
        <Link href="/notifications" onPress={close}>
          {panelMessages.all}
        </Link>
        <Link href="/settings" onPress={close}>
          {panelMessages.settings}
        </Link>
      </div>
    </div>
  );
}
