import { Page } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { useSearchParams } from 'react-router-dom';
import { MarkAllButton } from '../features/notifications/components/mark-all-button';
import { NotificationCenter } from '../features/notifications/components/notification-center';
import { notificationsMessages as messages } from '../messages';

export function NotificationsPage() {
  useTitle(messages.title);
  const [search, setSearch] = useSearchParams();
  return (
    <Page title={messages.title} width="narrow" actions={<MarkAllButton />}>
      <NotificationCenter
        filter={search.get('show') === 'unread' ? 'unread' : 'all'}
        onFilter={(filter) => setSearch(filter === 'unread' ? { show: 'unread' } : {}, { replace: true })}
      />
    </Page>
  );
}
