import { calls, type UnitDetails } from '@portal/contracts';
import { ConfirmWrite } from '@portal/web-kit/action-dialog';
import { activityMessages as messages } from '../messages';

interface UnitActivityDialogProps {
  readonly unit: UnitDetails;
  readonly onClose: () => void;
}

/** Deactivates an active unit, after saying what there is of it, or reactivates one. */
export function UnitActivityDialog({ unit, onClose }: UnitActivityDialogProps) {
  const { name, is_active: isActive } = unit;
  const inUse = isActive ? namesOfUse(unit.in_use) : [];
  return (
    <ConfirmWrite
      call={calls.changeUnit}
      input={{ params: { id: unit._id }, body: { is_active: !isActive } }}
      tone={isActive ? 'danger' : 'primary'}
      title={isActive ? messages.deactivateTitle(name) : messages.reactivateTitle(name)}
      confirmLabel={isActive ? messages.deactivate : messages.reactivate}
      busyLabel={isActive ? messages.deactivating : messages.reactivating}
      done={isActive ? messages.deactivated(name) : messages.reactivated(name)}
      failed={messages.failed}
      onClose={onClose}
    >
      <p>{isActive ? messages.deactivateText(name) : messages.reactivateText(name)}</p>
      {inUse.length > 0 ? <p>{messages.stays(inUse.join(', '))}</p> : null}
    </ConfirmWrite>
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
