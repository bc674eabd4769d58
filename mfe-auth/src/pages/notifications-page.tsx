import { Page } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { useSearchParams } from 'react-router-dom';
import { MarkAllButton } from '../features/notifications/components/mark-all-button';
import { NotificationCenter } from '../features/notifications/components/notification-center';
import { texts } from '../texts';

export function NotificationsPage() {
  useTitle(texts.notifications.title);
  const [search, setSearch] = useSearchParams();
  return (
    <Page title={texts.notifications.title} width="narrow" actions={<MarkAllButton />}>
      <NotificationCenter
        filter={search.get('show') === 'unread' ? 'unread' : 'all'}
        onFilter={(filter) => setSearch(filter === 'unread' ? { show: 'unread' } : {}, { replace: true })}
      />
    </Page>
  );
}
