import { ConfirmDialog } from '@portal/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { blockNavigation, pendingNavigationStore, unblockNavigation } from '../navigation/navigation-blocker';

/**
 * Asks before a page with unsaved changes is left by a link, by Back or by closing the tab; place it inside the form's
 * page. `when` says whether there are unsaved changes.
 */
export function UnsavedChangesWarning({ when }: { readonly when: boolean }) {
  const { pathname } = useLocation();
  const { proceed } = pendingNavigationStore();
  useEffect(() => {
    if (!when) return undefined;
    // Signing in loses nothing: the draft is kept, and the person is sent back afterwards.
    const unblock = blockNavigation((next) => next === pathname || next === '/login');
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      unblock();
      window.removeEventListener('beforeunload', ask);
    };
  }, [when, pathname]);
  const stay = () => pendingNavigationStore.setState({ proceed: null });
  const leave = () => {
    stay();
    unblockNavigation();
    proceed?.();
  };
  return (
    <ConfirmDialog
      isOpen={proceed !== null}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={leave}
      onCancel={stay}
    >
      Your changes on this page haven't been saved.
    </ConfirmDialog>
  );
}
