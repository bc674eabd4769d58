import { Button, focusMain } from '@portal/ui';
import { useUnreadCount } from '@portal/web-kit';
import { useMarkRead } from '@portal/web-kit/notifications';
import { notificationsMessages as messages } from '../../../messages';

/** Does nothing while nothing is unread, and then holds no focus: that moves on to what is read. */
export function MarkAllButton() {
  const count = useUnreadCount() ?? 0;
  const markRead = useMarkRead();
  const markAll = () => {
    focusMain();
    markRead.mutate('all');
  };
  return (
    <Button isDisabled={count === 0} onPress={markAll}>
      {messages.markAll}
    </Button>
  );
}
