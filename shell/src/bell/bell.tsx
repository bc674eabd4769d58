import { Popover, VisuallyHidden } from '@portal/ui';
import { Bell as BellIcon } from 'lucide-react';
import { PanelLoader } from './panel-loader';
import { useUnread } from './use-unread';
import { messages } from './messages';

/** How many notifications are new, and behind it what they say. */
export function Bell() {
  const { count, news } = useUnread();
  return (
    <>
      <Popover
        label={messages.button(count)}
        icon={<BellIcon />}
        hasDot={count > 0}
        panelLabel={messages.title}
        isAtRowEnd
      >
        {(close) => <PanelLoader count={count} close={close} />}
      </Popover>
      <VisuallyHidden aria-live="polite">{news}</VisuallyHidden>
    </>
  );
}
