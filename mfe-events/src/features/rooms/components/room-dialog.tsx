import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, Button, Dialog, Stack, toast } from '@portal/ui';
import { messageOf, useDraft, useSingleFlight } from '@portal/web-kit';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Room } from '../api/list-rooms';
import { useSaveRoom } from '../api/save-room';
import { roomBody, roomForm, roomFormOf, showServerErrors, type RoomForm } from '../room-form';
import { texts as words } from '../texts';
import { RoomFields } from './room-fields';

interface RoomDialogProps {
  /** Absent for a new room. */
  readonly room?: Room | undefined;
  readonly onClose: () => void;
}

/** A room of the catalogue, new or changed; what was typed stays until it is saved or cancelled. */
export function RoomDialog({ room, onClose }: RoomDialogProps) {
  const formId = useId();
  const save = useSaveRoom();
  const { stored, store, clear } = useDraft<RoomForm>(`room.${room?._id ?? 'new'}`);
  const [failure, setFailure] = useState<string>();
  const { control, handleSubmit, setError, subscribe } = useForm({
    resolver: zodResolver(roomForm),
    defaultValues: stored ?? roomFormOf(room),
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => store(values) }),
    [subscribe, store],
  );
  const leave = () => {
    clear();
    onClose();
  };
  const submit = useSingleFlight(async (typed: RoomForm) => {
    setFailure(undefined);
    try {
      const { name } = await save.mutateAsync({ id: room?._id, body: roomBody(typed) });
      toast.success(room ? words.saved(name) : words.added(name));
      leave();
    } catch (error) {
      if (!showServerErrors(error, setError)) setFailure(messageOf(error, words.notSaved));
    }
  });
  return (
    <Dialog
      isOpen
      title={room ? words.editTitle(room.name) : words.addTitle}
      onClose={onClose}
      footer={
        <>
          <Button onPress={leave}>{words.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            form={formId}
            busy={save.isPending}
            busyLabel={room ? words.saving : words.adding}
          >
            {room ? words.save : words.add}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(sent) => void handleSubmit(submit)(sent)}>
        <Stack gap={4}>
          {failure ? (
            <Alert>
              <p>{failure}</p>
            </Alert>
          ) : null}
          <RoomFields control={control} />
        </Stack>
      </form>
    </Dialog>
  );
}
