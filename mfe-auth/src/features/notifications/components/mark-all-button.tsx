import { useMarkRead, useUnreadCount } from '@portal/campus-kit/notifications';
import { Button, focusMain } from '@portal/ui';
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
