import { calls, type HandOverAnswer, type HandOverNotes } from '@portal/contracts';
import { callApi, useFormats, useWrite } from '@portal/web-kit';
import { EditDialog } from '@portal/web-kit/edit-dialog';
import { FormTextArea } from '@portal/web-kit/forms';
import { notesMessages as messages } from '../messages';
import { resolver, serverErrors, type NotesForm } from '../notes-schema';

/** Notes that are not written yet have the version 0. */
type EditedNotes = Pick<HandOverNotes, 'version' | 'text'>;
const NO_NOTES: EditedNotes = { version: 0, text: '' };

interface NotesDialogProps {
  readonly handOver: HandOverAnswer;
  readonly until: string;
  readonly onClose: () => void;
}

/** What a holder writes for the successor; what was typed stays until it is saved or cancelled. */
export function NotesDialog({ handOver, until, onClose }: NotesDialogProps) {
  const { position, tenure_year: tenure, notes } = handOver;
  const formats = useFormats();
  const { mutateAsync } = useWrite(calls.writeHandOverNotes, { alsoChanges: [calls.readHandOver] });
  return (
    <EditDialog<EditedNotes, NotesForm>
      title={messages.dialogTitle}
      item={notes.find(({ is_own: isOwn }) => isOwn) ?? NO_NOTES}
      toValues={({ text }) => ({ text })}
      resolver={resolver}
      draftName={`hand-over.${position._id}.${tenure}`}
      save={async ({ text }, version) => {
        await mutateAsync({ params: { positionId: position._id }, body: { tenure_year: tenure, text, version } });
        return messages.saved;
      }}
      errors={serverErrors}
      conflict="HAND_OVER.CHANGED_MEANWHILE"
      readCurrent={() => readOwnNotes(position._id, tenure)}
      labelOf={() => messages.field}
      onClose={onClose}
    >
      {(control) => (
        <FormTextArea
          control={control}
          name="text"
          label={messages.field}
          description={messages.hint(formats.dayDate(until))}
          isRequired
          rows={12}
        />
      )}
    </EditDialog>
  );
}

/** The reader's own notes as they are stored now. */
async function readOwnNotes(positionId: string, tenure: string): Promise<HandOverNotes | undefined> {
  const { notes } = await callApi(calls.readHandOver, { params: { positionId }, query: { tenure_year: tenure } });
  return notes.find(({ is_own: isOwn }) => isOwn);
}
