import type { Person } from '@portal/contracts';
import { Alert, ConfirmDialog, briefToast } from '@portal/ui';
import { messageOf, useSingleFlight } from '@portal/web-kit';
import { useChangeRole } from '../api/change-role';
import { messages } from '../messages';
import { roleNameOf } from '../offices';

interface EndRoleDialogProps {
  readonly person: Person;
  readonly onClose: (isEnded: boolean) => void;
}

/** Says what the end of a role means, and asks. */
export function EndRoleDialog({ person, onClose }: EndRoleDialogProps) {
  const { mutateAsync, isPending, error } = useChangeRole();
  const { name } = person.personal_info;
  const end = useSingleFlight(async () => {
    try {
      await mutateAsync({ userId: person._id, body: { role: 'STUDENT' } });
      briefToast.success(messages.ended(name));
      onClose(true);
    } catch {
      // The dialog shows it.
    }
  });
  return (
    <ConfirmDialog
      isOpen
      title={messages.endTitle(name)}
      confirmLabel={messages.endConfirm}
      busy={isPending}
      busyLabel={messages.ending}
      onConfirm={() => void end()}
      onCancel={() => onClose(false)}
    >
      <p>{messages.endText(name, roleNameOf(person))}</p>
      {error ? (
        <Alert>
          <p>{messageOf(error, messages.notEnded)}</p>
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}
