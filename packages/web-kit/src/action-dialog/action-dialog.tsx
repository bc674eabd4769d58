import { Alert, ConfirmDialog, Stack, briefToast, type ConfirmDialogProps } from '@portal/ui';
import { messageOf, useSingleFlight } from '@portal/web-kit';
import { useState } from 'react';

/** What is asked, what is done when the person confirms, and what is said when that fails. */
export interface ActionDialogProps extends Omit<
  ConfirmDialogProps,
  'isOpen' | 'busy' | 'busyLabel' | 'onConfirm' | 'onCancel'
> {
  readonly busyLabel: string;
  /** Carries it out, and answers the sentence that says so; what it throws is shown. */
  readonly action: () => Promise<string>;
  /** Shown when the server gave no reason. */
  readonly failed: string;
  readonly onClose: (isDone: boolean) => void;
}

/** Says what an action means, asks, and does it once; a failure leaves the dialog open, with the reason. */
export function ActionDialog({ action, failed, onClose, children, ...asked }: ActionDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const confirm = useSingleFlight(async () => {
    setIsBusy(true);
    try {
      briefToast.success(await action());
      onClose(true);
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
    }
  });
  return (
    <ConfirmDialog isOpen busy={isBusy} onConfirm={() => void confirm()} onCancel={() => onClose(false)} {...asked}>
      <Stack gap={3}>
        {children}
        {failure === undefined ? null : (
          <Alert>
            <p>{messageOf(failure, failed)}</p>
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
