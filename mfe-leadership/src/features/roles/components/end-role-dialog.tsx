import type { Person } from '@portal/contracts';
import { Alert, ConfirmDialog, briefToast } from '@portal/ui';
import { messageOf, useSingleFlight } from '@portal/web-kit';
import { texts } from '../../../texts';
import { useChangeRole } from '../api/change-role';
import { nameOf } from '../offices';

const words = texts.roles;

interface EndRoleDialogProps {
  readonly person: Person;
  readonly onClose: (isEnded: boolean) => void;
}

/** Says what the end of a role means, and asks. A refusal is told here; the list behind it is then new. */
export function EndRoleDialog({ person, onClose }: EndRoleDialogProps) {
  const { mutateAsync, isPending, error } = useChangeRole();
  const { name } = person.personal_info;
  const end = useSingleFlight(async () => {
    try {
      await mutateAsync({ person, body: { role: 'STUDENT' } });
      briefToast.success(words.ended(name));
      onClose(true);
    } catch {
      // It stands in the dialog.
    }
  });
  return (
    <ConfirmDialog
      isOpen
      title={words.endTitle(name)}
      confirmLabel={words.endConfirm}
      busy={isPending}
      busyLabel={words.ending}
      onConfirm={() => void end()}
      onCancel={() => onClose(false)}
    >
      <p>{words.endText(name, nameOf(person))}</p>
      {error ? (
        <Alert>
          <p>{messageOf(error, words.notEnded)}</p>
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}
