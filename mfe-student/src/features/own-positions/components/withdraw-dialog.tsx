import { calls, type OwnHolding } from '@portal/contracts';
import { useWrite } from '@portal/web-kit';
import { ActionDialog } from '@portal/web-kit/action-dialog';
import { withdrawMessages as messages } from '../messages';

interface WithdrawDialogProps {
  readonly holding: OwnHolding;
  readonly onClose: (isWithdrawn: boolean) => void;
}

/** Says what withdrawing a claim means, and asks. */
export function WithdrawDialog({ holding, onClose }: WithdrawDialogProps) {
  const { mutateAsync } = useWrite(calls.withdrawClaim);
  const { title, unit_id: unit } = holding.position_id;
  const withdraw = async () => {
    await mutateAsync({ params: { id: holding._id } });
    return messages.done(title);
  };
  return (
    <ActionDialog
      title={messages.title(title)}
      confirmLabel={messages.confirm}
      busyLabel={messages.busy}
      action={withdraw}
      failed={messages.failed}
      onClose={onClose}
    >
      <p>{messages.text(title, unit.name, holding.tenure_year)}</p>
    </ActionDialog>
  );
}
