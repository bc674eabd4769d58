import { Button, focusMain } from '@portal/ui';
import { useUnreadCount } from '@portal/web-kit';
import { useMarkRead } from '@portal/web-kit/notifications';
import { notificationsMessages as messages } from '../../../messages';

export function MarkAllButton() {
  const count = useUnreadCount() ?? 0;
  const markRead = useMarkRead();
  const markAll = () => {
    // The button is disabled when all are read, and a disabled button loses the focus.
    focusMain();
    markRead.mutate('all');
  };
  return (
    <Button isDisabled={count === 0} onPress={markAll}>
      {messages.markAll}
    </Button>
  );
}
