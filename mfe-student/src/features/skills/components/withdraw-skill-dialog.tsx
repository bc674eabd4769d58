import { calls, type UserSkillAnswer } from '@portal/contracts';
import { useWrite } from '@portal/web-kit';
import { ActionDialog } from '@portal/web-kit/action-dialog';
import { withdrawMessages as messages } from '../messages';

interface WithdrawSkillDialogProps {
  readonly skill: UserSkillAnswer;
  readonly onClose: (isWithdrawn: boolean) => void;
}

/** Says what withdrawing a skill means, and asks. */
export function WithdrawSkillDialog({ skill, onClose }: WithdrawSkillDialogProps) {
  const { mutateAsync } = useWrite(calls.withdrawSkill);
  const { name } = skill.skill_id;
  const withdraw = async () => {
    await mutateAsync({ params: { id: skill._id } });
    return messages.done(name);
  };
  return (
    <ActionDialog
      title={messages.title(name)}
      confirmLabel={messages.confirm}
      busyLabel={messages.busy}
      action={withdraw}
      failed={messages.failed}
      onClose={onClose}
    >
      <p>{skill.state === 'endorsed' ? messages.textEndorsed(name) : messages.text(name)}</p>
    </ActionDialog>
  );
}
