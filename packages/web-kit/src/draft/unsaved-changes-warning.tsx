import { ConfirmDialog } from '@portal/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { blockNavigation, pendingNavigationStore, unblockNavigation } from '../navigation/navigation-blocker';

/** The question whether to leave, and its two answers. */
export interface LeaveQuestion {
  readonly isAsking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Asks before a page with unsaved changes is left: by a link, by Back, by closing the tab. Call
 * `unblockNavigation()` before going on after a successful save.
 */
export function useUnsavedChangesWarning(hasChanges: boolean): LeaveQuestion {
  const { pathname } = useLocation();
  const { proceed } = pendingNavigationStore();
  useEffect(() => {
    if (!hasChanges) return undefined;
    // Being sent to sign in loses nothing: the draft is kept, and the way leads back.
    const release = blockNavigation((next) => next === pathname || next === '/login');
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [hasChanges, pathname]);
  const stay = () => pendingNavigationStore.setState({ proceed: null });
  const leave = () => {
    stay();
    unblockNavigation();
    proceed?.();
  };
  return { isAsking: proceed !== null, leave, stay };
}

/** The same with its dialog: place it inside the form's page. */
export function UnsavedChangesWarning({ when }: { readonly when: boolean }) {
  const { isAsking, leave, stay } = useUnsavedChangesWarning(when);
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={leave}
      onCancel={stay}
    >
      What you typed on this page has not been saved yet.
    </ConfirmDialog>
  );
}
