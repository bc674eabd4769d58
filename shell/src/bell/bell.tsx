import { Popover, VisuallyHidden } from '@portal/ui';
import { Bell as BellIcon } from 'lucide-react';
import { PanelLoader } from './panel-loader';
import { useUnread } from './use-unread';
import { words } from './words';

/** How many notifications are new, and behind it what they say. */
export function Bell() {
  const { count, news } = useUnread();
  return (
    <>
      <Popover label={words.button(count)} icon={<BellIcon />} hasDot={count > 0} panelLabel={words.title} isAtRowEnd>
        {(close) => <PanelLoader count={count} close={close} />}
      </Popover>
      <VisuallyHidden aria-live="polite">{news}</VisuallyHidden>
    </>
  );
}
