import { calls, type Person } from '@portal/contracts';
import { ConfirmWrite } from '@portal/web-kit/action-dialog';
import { messages } from '../messages';
import { roleNameOf } from '../offices';

interface EndRoleDialogProps {
  readonly person: Person;
  readonly onClose: (isEnded: boolean) => void;
}

/** Says what the end of a role means, and asks. */
export function EndRoleDialog({ person, onClose }: EndRoleDialogProps) {
  const { name } = person.personal_info;
  return (
    <ConfirmWrite
      call={calls.changeRole}
      input={{ params: { id: person._id }, body: { role: 'STUDENT' } }}
      title={messages.endTitle(name)}
      confirmLabel={messages.endConfirm}
      busyLabel={messages.ending}
      done={messages.ended(name)}
      meta={{ failure: messages.log }}
      failed={messages.notEnded}
      onClose={onClose}
    >
      <p>{messages.endText(name, roleNameOf(person))}</p>
    </ConfirmWrite>
  );
}
