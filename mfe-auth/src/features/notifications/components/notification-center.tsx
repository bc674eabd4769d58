import {
  NotificationList,
  NotificationSkeleton,
  useMarkRead,
  useNotifications,
  useUnreadCount,
  type NotificationFilter,
} from '@portal/campus-kit/notifications';
import { Card, EmptyState, ErrorState, FilterChips, LoadMoreRow, Stack, TextButton } from '@portal/ui';
import { Bell } from 'lucide-react';
import { notificationsMessages as messages } from '../../../messages';

interface NotificationCenterProps {
  readonly filter: NotificationFilter;
  readonly onFilter: (filter: NotificationFilter) => void;
}

export function NotificationCenter({ filter, onFilter }: NotificationCenterProps) {
  const count = useUnreadCount();
  return (
    <Stack>
      <FilterChips
        label={messages.filter}
        value={filter}
        onChange={(value) => onFilter(value === 'unread' ? 'unread' : 'all')}
        options={[
          { value: 'all', label: messages.all },
          { value: 'unread', label: messages.unread, count: count === 0 ? undefined : count },
        ]}
      />
      <Notifications key={filter} filter={filter} onFilter={onFilter} />
    </Stack>
  );
}

function Notifications({ filter, onFilter }: NotificationCenterProps) {
  const list = useNotifications(filter);
  const markRead = useMarkRead();
  const notifications = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (list.isPending)
    return (
      <Card isClipped>
        <NotificationSkeleton rows={6} />
      </Card>
    );
  if (list.isError && !list.data) {
    return <ErrorState message={messages.failed} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />;
  }
  if (notifications.length === 0) return <NoNotifications filter={filter} onFilter={onFilter} />;
  return (
    <>
      <Card isClipped>
        <NotificationList
          notifications={notifications}
          level={2}
          onOpen={({ _id, read }) => {
            if (!read) markRead.mutate([_id]);
          }}
          onMarkRead={({ _id }) => markRead.mutate([_id])}
        />
        {list.hasNextPage && !list.isFetchNextPageError ? (
          <LoadMoreRow onPress={() => void list.fetchNextPage()} isLoading={list.isFetchingNextPage}>
            {messages.older}
          </LoadMoreRow>
        ) : null}
      </Card>
      {list.isFetchNextPageError ? (
        <ErrorState
          message={messages.olderFailed}
          onRetry={() => void list.fetchNextPage()}
          isRetrying={list.isFetchingNextPage}
        />
      ) : null}
    </>
  );
}

function NoNotifications({ filter, onFilter }: NotificationCenterProps) {
  return filter === 'all' ? (
    <EmptyState icon={<Bell />} title={messages.empty} text={messages.emptyText} />
  ) : (
    <EmptyState
      icon={<Bell />}
      title={messages.nothingUnread}
      text={messages.nothingUnreadText}
      action={<TextButton onPress={() => onFilter('all')}>{messages.showAll}</TextButton>}
    />
  );
}
