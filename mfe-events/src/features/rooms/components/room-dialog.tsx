import { calls } from '@portal/contracts';
import { Button, Dialog, FieldCell, FieldGrid, Stack, toast } from '@portal/ui';
import { useWrite } from '@portal/web-kit';
import {
  FormError,
  FormNumberField,
  FormTextField,
  FormWordsField,
  useFormDraft,
  useFormSubmit,
  useSchemaForm,
} from '@portal/web-kit/forms';
import { useId } from 'react';
import { messages } from '../messages';
import { roomBody, roomSchema, roomFormOf, type Room } from '../room-schema';

interface RoomDialogProps {
  /** Absent for a new room. */
  readonly room?: Room | undefined;
  readonly onClose: () => void;
}

/** Adds or changes a room; closing keeps the draft, Cancel forgets it. */
export function RoomDialog({ room, onClose }: RoomDialogProps) {
  const formId = useId();
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
    <Dialog
      isOpen
      title={room ? messages.editTitle(room.name) : messages.addTitle}
      onClose={onClose}
      footer={
        <>
          <Button onPress={leave}>{messages.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            form={formId}
            busy={add.isPending || change.isPending}
            busyLabel={room ? messages.saving : messages.adding}
          >
            {room ? messages.save : messages.add}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>
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
        </Stack>
      </form>
    </Dialog>
  );
}
