import { type AchievementAnswer, calls } from '@portal/contracts';
import { useWrite } from '@portal/web-kit';
import { ActionDialog } from '@portal/web-kit/action-dialog';
import { withdrawMessages as messages } from '../messages';

interface WithdrawAchievementDialogProps {
  readonly achievement: AchievementAnswer;
  readonly onClose: (isWithdrawn: boolean) => void;
}

/** Says what withdrawing an achievement means, and asks. */
export function WithdrawAchievementDialog({ achievement, onClose }: WithdrawAchievementDialogProps) {
  const { mutateAsync } = useWrite(calls.withdrawAchievement);
  const { _id: id, title, verified } = achievement;
  const withdraw = async () => {
    await mutateAsync({ params: { id } });
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
      <p>{verified ? messages.textVerified : messages.text}</p>
    </ActionDialog>
  );
}
