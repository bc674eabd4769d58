import { calls, type Person } from '@portal/contracts';
import { useWrite } from '@portal/web-kit';
import { ActionDialog } from '@portal/web-kit/action-dialog';
import { messages } from '../messages';
import { roleNameOf } from '../offices';

interface EndRoleDialogProps {
  readonly person: Person;
  readonly onClose: (isEnded: boolean) => void;
}

/** Says what the end of a role means, and asks. */
export function EndRoleDialog({ person, onClose }: EndRoleDialogProps) {
  const { mutateAsync } = useWrite(calls.changeRole, { meta: { failure: messages.log } });
  const { name } = person.personal_info;
  const end = async () => {
    await mutateAsync({ params: { id: person._id }, body: { role: 'STUDENT' } });
    return messages.ended(name);
  };
  return (
    <ActionDialog
      title={messages.endTitle(name)}
      confirmLabel={messages.endConfirm}
      busyLabel={messages.ending}
      action={end}
      failed={messages.notEnded}
      onClose={onClose}
    >
      <p>{messages.endText(name, roleNameOf(person))}</p>
    </ActionDialog>
  );
}
