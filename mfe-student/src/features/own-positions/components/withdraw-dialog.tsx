import { calls, type OwnHolding } from '@portal/contracts';
import { ConfirmWrite } from '@portal/web-kit/action-dialog';
import { withdrawMessages as messages } from '../messages';

interface WithdrawDialogProps {
  readonly holding: OwnHolding;
  readonly onClose: (isWithdrawn: boolean) => void;
}

/** Says what withdrawing a claim means, and asks. */
export function WithdrawDialog({ holding, onClose }: WithdrawDialogProps) {
  const { title, unit_id: unit } = holding.position_id;
  return (
    <ConfirmWrite
      call={calls.withdrawClaim}
      input={{ params: { id: holding._id } }}
      title={messages.title(title)}
      confirmLabel={messages.confirm}
      busyLabel={messages.busy}
      done={messages.done(title)}
      failed={messages.failed}
      onClose={onClose}
    >
      <p>{messages.text(title, unit.name, holding.tenure_year)}</p>
    </ConfirmWrite>
  );
}
