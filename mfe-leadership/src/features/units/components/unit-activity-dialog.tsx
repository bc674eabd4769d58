import type { UnitDetails } from '@portal/contracts';
import { Alert, ConfirmDialog, Stack, briefToast } from '@portal/ui';
import { messageOf, useSingleFlight } from '@portal/web-kit';
import { useChangeUnit } from '../api/change-unit';
import { activityMessages as messages } from '../messages';

interface UnitActivityDialogProps {
  readonly unit: UnitDetails;
  readonly onClose: () => void;
}

/** Deactivates an active unit, after saying what there is of it, or reactivates one. */
export function UnitActivityDialog({ unit, onClose }: UnitActivityDialogProps) {
  const { mutateAsync, isPending, error } = useChangeUnit(unit._id);
  const { name, is_active: isActive } = unit;
  const change = useSingleFlight(async () => {
    try {
      await mutateAsync({ is_active: !isActive });
      briefToast.success(isActive ? messages.deactivated(name) : messages.reactivated(name));
      onClose();
    } catch {
      // The dialog shows it.
    }
  });
  const inUse = isActive ? namesOfUse(unit.in_use) : [];
  return (
    <ConfirmDialog
      isOpen
      tone={isActive ? 'danger' : 'primary'}
      title={isActive ? messages.deactivateTitle(name) : messages.reactivateTitle(name)}
      confirmLabel={isActive ? messages.deactivate : messages.reactivate}
      busy={isPending}
      busyLabel={isActive ? messages.deactivating : messages.reactivating}
      onConfirm={() => void change()}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <p>{isActive ? messages.deactivateText(name) : messages.reactivateText(name)}</p>
        {inUse.length > 0 ? <p>{messages.stays(inUse.join(', '))}</p> : null}
        {error ? (
          <Alert>
            <p>{messageOf(error, messages.failed)}</p>
          </Alert>
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}

function namesOfUse(use: UnitDetails['in_use']): string[] {
  if (!use) return [];
  return [
    ...(use.active_sub_units > 0 ? [messages.subUnits(use.active_sub_units)] : []),
    ...(use.positions > 0 ? [messages.positions(use.positions)] : []),
    ...(use.active_holders > 0 ? [messages.holders(use.active_holders)] : []),
    ...(use.upcoming_events > 0 ? [messages.events(use.upcoming_events)] : []),
  ];
}
