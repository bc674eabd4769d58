import { ConfirmDialog } from '@portal/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before a page with unsaved changes is left: by a link, by Back, by closing the tab. */
export function useUnsavedChangesWarning(hasChanges: boolean): {
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
} {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Being sent to sign in loses nothing: the draft is kept, and the way leads back.
      hasChanges && nextLocation.pathname !== '/login' && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!hasChanges) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
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
