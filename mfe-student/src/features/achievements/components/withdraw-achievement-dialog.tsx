import { type AchievementAnswer, calls } from '@portal/contracts';
import { ConfirmWrite } from '@portal/web-kit/action-dialog';
import { withdrawMessages as messages } from '../messages';

interface WithdrawAchievementDialogProps {
  readonly achievement: AchievementAnswer;
  readonly onClose: (isWithdrawn: boolean) => void;
}

/** Says what withdrawing an achievement means, and asks. */
export function WithdrawAchievementDialog({ achievement, onClose }: WithdrawAchievementDialogProps) {
  const { _id: id, title, verified } = achievement;
  return (
    <ConfirmWrite
      call={calls.withdrawAchievement}
      input={{ params: { id } }}
      title={messages.title(title)}
      confirmLabel={messages.confirm}
      busyLabel={messages.busy}
      done={messages.done(title)}
      failed={messages.failed}
      onClose={onClose}
    >
      <p>{verified ? messages.textVerified : messages.text}</p>
    </ConfirmWrite>
  );
}
