import { categoryOfRole, type UnitDetails } from '@portal/contracts';
import { useSession } from '@portal/web-kit';
import { EditDialog } from '@portal/web-kit/edit-dialog';
import { zodResolver } from '@portal/web-kit/forms';
import { readCurrentUnit, useChangeUnit } from '../api/change-unit';
import { editMessages as messages, formMessages } from '../messages';
import { changedUnitBody, formOfUnit, serverErrors, unitSchema, type UnitForm } from '../unit-schema';
import { UnitFields } from './unit-fields';

const resolver = zodResolver(unitSchema);
const errors = { fallback: messages.failed, ...serverErrors };

interface EditUnitDialogProps {
  readonly unit: UnitDetails;
  readonly onClose: () => void;
}

export function EditUnitDialog({ unit, onClose }: EditUnitDialogProps) {
  const ownCategory = categoryOfRole(useSession().role);
  const { mutateAsync } = useChangeUnit(unit._id);
  return (
    <EditDialog<VersionedUnit, UnitForm>
      title={messages.title}
      item={versioned(unit)}
      toValues={formOfUnit}
      resolver={resolver}
      draftName={`edit-unit.${unit._id}`}
      save={async (values, version) => messages.done((await mutateAsync(changedUnitBody(values, version))).name)}
      errors={errors}
      conflict="UNIT.CHANGED_MEANWHILE"
      readCurrent={async () => versioned(await readCurrentUnit(unit))}
      labelOf={(field) => formMessages[field]}
      onClose={onClose}
    >
      {(control) => <UnitFields control={control} ownCategory={ownCategory} hasActivity={false} isSplit={false} />}
    </EditDialog>
  );
}

type VersionedUnit = UnitDetails & { readonly version: number };

/** Whoever may edit the unit is told its version. */
const versioned = (unit: UnitDetails): VersionedUnit => ({ ...unit, version: unit.version ?? 1 });
