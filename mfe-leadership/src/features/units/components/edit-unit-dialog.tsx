import { calls, categoryOfRole, type UnitDetails } from '@portal/contracts';
import { callApi, useSession, useWrite } from '@portal/web-kit';
import { EditDialog } from '@portal/web-kit/edit-dialog';
import { zodResolver } from '@portal/web-kit/forms';
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
  const { mutateAsync } = useWrite(calls.changeUnit);
  return (
    <EditDialog<VersionedUnit, UnitForm>
      title={messages.title}
      item={versioned(unit)}
      toValues={formOfUnit}
      resolver={resolver}
      draftName={`edit-unit.${unit._id}`}
      save={async (values, version) =>
        messages.done((await mutateAsync({ params: { id: unit._id }, body: changedUnitBody(values, version) })).name)
      }
      errors={errors}
      conflict="UNIT.CHANGED_MEANWHILE"
      readCurrent={async () => versioned(await callApi(calls.readUnit, { params: { id: unit._id } }))}
      labelOf={(field) => formMessages[field]}
      onClose={onClose}
    >
      {(control) => <UnitFields control={control} ownCategory={ownCategory} hasActivity={false} isSplit={false} />}
    </EditDialog>
  );
}

type VersionedUnit = UnitDetails & { readonly version: number };

/** The answer has a version for those who may edit it. */
const versioned = (unit: UnitDetails): VersionedUnit => ({ ...unit, version: unit.version ?? 1 });
