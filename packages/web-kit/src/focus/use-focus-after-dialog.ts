import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `focus` when a dialog has left the page: what was pressed to open it may be gone with what was decided. Before
 * that the dialog would take the focus back.
 */
export function useFocusAfterDialog(isOpen: boolean, focus: () => void): void {
  const onClosed = useEffectEvent(focus);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClosed();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
