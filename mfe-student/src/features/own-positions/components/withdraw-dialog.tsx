import type { OwnHolding } from '@portal/contracts';
import { Alert, ConfirmDialog, Stack, briefToast } from '@portal/ui';
import { messageOf, useSingleFlight } from '@portal/web-kit';
import { useWithdrawClaim } from '../api/withdraw-claim';
import { withdrawMessages as messages } from '../messages';

interface WithdrawDialogProps {
  readonly holding: OwnHolding;
  readonly onClose: (isWithdrawn: boolean) => void;
}

/** Says what withdrawing a claim means, and asks. */
export function WithdrawDialog({ holding, onClose }: WithdrawDialogProps) {
  const { mutateAsync, isPending, error } = useWithdrawClaim();
  const { title, unit_id: unit } = holding.position_id;
  const withdraw = useSingleFlight(async () => {
    try {
      await mutateAsync(holding._id);
      briefToast.success(messages.done(title));
      onClose(true);
    } catch {
      // The dialog shows it.
    }
  });
  return (
    <ConfirmDialog
      isOpen
      title={messages.title(title)}
      confirmLabel={messages.confirm}
      busy={isPending}
      busyLabel={messages.busy}
      onConfirm={() => void withdraw()}
      onCancel={() => onClose(false)}
    >
      <Stack gap={3}>
        <p>{messages.text(title, unit.name, holding.tenure_year)}</p>
        {error ? (
          <Alert>
            <p>{messageOf(error, messages.failed)}</p>
          </Alert>
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}
