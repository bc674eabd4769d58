import { calls, type UserSkillAnswer } from '@portal/contracts';
import { ConfirmWrite } from '@portal/web-kit/action-dialog';
import { withdrawMessages as messages } from '../messages';

interface WithdrawSkillDialogProps {
  readonly skill: UserSkillAnswer;
  readonly onClose: (isWithdrawn: boolean) => void;
}

/** Says what withdrawing a skill means, and asks. */
export function WithdrawSkillDialog({ skill, onClose }: WithdrawSkillDialogProps) {
  const { name } = skill.skill_id;
  return (
    <ConfirmWrite
      call={calls.withdrawSkill}
      input={{ params: { id: skill._id } }}
      title={messages.title(name)}
      confirmLabel={messages.confirm}
      busyLabel={messages.busy}
      done={messages.done(name)}
      failed={messages.failed}
      onClose={onClose}
    >
      <p>{skill.state === 'endorsed' ? messages.textEndorsed(name) : messages.text(name)}</p>
    </ConfirmWrite>
  );
}
