import { calls, type PositionAnswer } from '@portal/contracts';
import { callApi, useWrite } from '@portal/web-kit';
import { EditDialog } from '@portal/web-kit/edit-dialog';
import { zodResolver } from '@portal/web-kit/forms';
import { editMessages as messages, formMessages } from '../messages';
import {
  changedPositionBody,
  formOfPosition,
  positionSchema,
  serverErrors,
  type PositionForm,
} from '../position-schema';
import { PositionFields } from './position-fields';

const resolver = zodResolver(positionSchema);
const errors = { fallback: messages.failed, ...serverErrors };

interface EditPositionDialogProps {
  readonly position: PositionAnswer;
  readonly onClose: () => void;
}

export function EditPositionDialog({ position, onClose }: EditPositionDialogProps) {
  const { mutateAsync } = useWrite(calls.changePosition);
  return (
    <EditDialog<PositionAnswer, PositionForm>
      title={messages.title}
      item={position}
      toValues={formOfPosition}
      resolver={resolver}
      draftName={`edit-position.${position._id}`}
      save={async (values, version) =>
        messages.done(
          (await mutateAsync({ params: { id: position._id }, body: changedPositionBody(values, version) })).title,
        )
      }
      errors={errors}
      conflict="POSITION.CHANGED_MEANWHILE"
      readCurrent={() => readCurrentPosition(position)}
      labelOf={(field) => formMessages[field === 'title' ? 'positionTitle' : field]}
      onClose={onClose}
    >
      {(control) => <PositionFields control={control} isSplit={false} fixedUnit={formMessages.unitStays} />}
    </EditDialog>
  );
}

/** The position as it is now, found by its number; undefined when it is gone. */
async function readCurrentPosition({ _id, position_id: q }: PositionAnswer): Promise<PositionAnswer | undefined> {
  const found = await callApi(calls.listPositions, { query: { q } });
  return found.find((position) => position._id === _id);
}
