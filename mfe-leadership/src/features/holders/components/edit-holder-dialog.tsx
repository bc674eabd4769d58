import { calls } from '@portal/contracts';
import { FieldCell, FieldGrid, TextField, type TextFieldProps } from '@portal/ui';
import { callApi, useWrite } from '@portal/web-kit';
import { EditDialog, type EditQuestion } from '@portal/web-kit/edit-dialog';
import { zodResolver } from '@portal/web-kit/forms';
import { changeHolderBody, formOfRecord, recordErrors, recordSchema, type RecordForm } from '../holder-schema';
import { isManaged, type ManagedHolder } from '../managed-holder';
import { cardMessages, editMessages as messages, endMessages, formMessages } from '../messages';
import { DetailFields, StatusFields } from './record-fields';

const resolver = zodResolver(recordSchema);
const errors = { fallback: messages.failed, ...recordErrors };

interface EditHolderDialogProps {
  readonly holder: ManagedHolder;
  readonly onClose: () => void;
}

export function EditHolderDialog({ holder, onClose }: EditHolderDialogProps) {
  const { mutateAsync } = useWrite(calls.changeHolder);
  const name = cardMessages.label(holder.user_id.personal_info.name, holder.position_id.title);
  return (
    <EditDialog<ManagedHolder, RecordForm>
      title={messages.title}
      item={holder}
      toValues={formOfRecord}
      resolver={resolver}
      draftName={`edit-holder.${holder._id}`}
      save={async (values, version) => {
        await mutateAsync({ params: { id: holder._id }, body: changeHolderBody(values, version) });
        return messages.done(name);
      }}
      errors={errors}
      conflict="HOLDER.CHANGED_MEANWHILE"
      readCurrent={() => readCurrentHolder(holder)}
      labelOf={(field) => formMessages[field]}
      questionOf={({ status }) => endQuestionOf(holder, status)}
      onClose={onClose}
    >
      {(control) => (
        <>
          <FieldGrid>
            <WhatStays holder={holder} />
            {/* What has ended never begins again. */}
            <StatusFields control={control} statuses={holder.status === 'active' ? undefined : [holder.status]} />
          </FieldGrid>
          <DetailFields control={control} isSplit={false} />
        </>
      )}
    </EditDialog>
  );
}

/** What ends never begins again, so that it is asked first, and said what ends with it. */
function endQuestionOf({ status, ...holder }: ManagedHolder, next: RecordForm['status']): EditQuestion | undefined {
  if (status !== 'active' || (next !== 'completed' && next !== 'terminated')) return undefined;
  const { user_id: user, position_id: position, tenure_year: tenure } = holder;
  const { name } = user.personal_info;
  return {
    title: endMessages.title(name, position.title),
    text: endMessages.text(name, `${position.title} (${position.unit_id.name}, ${tenure})`, next),
    confirmLabel: endMessages.confirm,
  };
}

/** The record as it is now, found by its number; undefined when it is gone. */
async function readCurrentHolder({ _id, por_id: q }: ManagedHolder): Promise<ManagedHolder | undefined> {
  const found = await callApi(calls.listHolders, { query: { q } });
  return found.filter(isManaged).find((holder) => holder._id === _id);
}

/** Whose record it is. */
function WhatStays({ holder }: { readonly holder: ManagedHolder }) {
  const { user_id: user, position_id: position, tenure_year: tenure } = holder;
  const person = [user.personal_info.name, user.user_id].filter(Boolean).join(', ');
  return (
    <>
      <FixedField label={formMessages.user} value={person} description={messages.stays} />
      <FixedField label={formMessages.positionTitle} value={`${position.title}, ${position.unit_id.name}`} />
      <FieldCell span="half">
        <FixedField label={formMessages.tenure} value={tenure} />
      </FieldCell>
    </>
  );
}

function FixedField(props: Pick<TextFieldProps, 'label' | 'value' | 'description'>) {
  return <TextField {...props} isReadOnly onChange={() => undefined} />;
}
