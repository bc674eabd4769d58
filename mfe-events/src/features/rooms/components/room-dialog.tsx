import { calls } from '@portal/contracts';
import { FieldCell, FieldGrid, toast } from '@portal/ui';
import { useWrite } from '@portal/web-kit';
import { FormDialog } from '@portal/web-kit/form-dialog';
import {
  FormError,
  FormNumberField,
  FormTextField,
  FormWordsField,
  useFormDraft,
  useFormSubmit,
  useSchemaForm,
} from '@portal/web-kit/forms';
import { messages } from '../messages';
import { roomBody, roomSchema, roomFormOf, type Room } from '../room-schema';

const { cancel } = messages;
const addTexts = { cancel, submit: messages.add, busy: messages.adding };
const changeTexts = { cancel, submit: messages.save, busy: messages.saving };

interface RoomDialogProps {
  /** Absent for a new room. */
  readonly room?: Room | undefined;
  readonly onClose: () => void;
}

/** Adds or changes a room; closing keeps the draft, Cancel forgets it. */
export function RoomDialog({ room, onClose }: RoomDialogProps) {
  const add = useWrite(calls.addRoom);
  const change = useWrite(calls.changeRoom);
  const form = useSchemaForm({ schema: roomSchema, defaultValues: roomFormOf(room) });
  const { clear } = useFormDraft(form, `room.${room?._id ?? 'new'}`);
  const { control } = form;
  const leave = () => {
    clear();
    onClose();
  };
  const submit = useFormSubmit(
    form,
    async (values) => {
      const body = roomBody(values);
      const { name } = await (room
        ? change.mutateAsync({ params: { id: room._id }, body })
        : add.mutateAsync({ body }));
      toast.success(room ? messages.saved(name) : messages.added(name));
      leave();
    },
    { fallback: messages.notSaved, fieldOfCode: { 'ROOM.NAME_TAKEN': 'name' } },
  );
  return (
    <FormDialog
      title={room ? messages.editTitle(room.name) : messages.addTitle}
      texts={room ? changeTexts : addTexts}
      isBusy={add.isPending || change.isPending}
      onClose={onClose}
      onCancel={leave}
      onSubmit={submit}
    >
      <FormError control={control} />
      <FormTextField
        control={control}
        name="name"
        label={messages.name}
        placeholder={messages.nameExample}
        isRequired
      />
      <FieldGrid>
        <FieldCell span="twoThirds">
          <FormTextField control={control} name="building" label={messages.building} isRequired={false} />
        </FieldCell>
        <FieldCell span="third">
          <FormNumberField control={control} name="capacity" label={messages.capacity} isRequired />
        </FieldCell>
      </FieldGrid>
      <FormWordsField
        control={control}
        name="equipment"
        label={messages.equipment}
        description={messages.equipmentHint}
        isRequired={false}
      />
    </FormDialog>
  );
}
