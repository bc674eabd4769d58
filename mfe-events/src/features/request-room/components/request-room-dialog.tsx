import { zodResolver } from '@hookform/resolvers/zod';
import type { EventAnswer } from '@portal/contracts';
import { Alert, Button, Dialog, Stack, Text, toast } from '@portal/ui';
import { messageOf, useDraft, useInstituteSettings, useOnce } from '@portal/web-kit';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { texts } from '../../../texts';
import { useRequestRoom } from '../api/request-room';
import { roomRequestFor } from '../room-request-for';
import { roomRequestBody, roomRequestForm, type RoomRequestForm } from '../room-request-form';
import { showServerErrors } from '../server-errors';
import { RoomRequestFields } from './room-request-fields';

const words = texts.request;

interface RequestRoomDialogProps {
  readonly event: EventAnswer;
  readonly onClose: () => void;
  readonly onRequested: (event: EventAnswer) => void;
}

/** Asks for a room for one event; what was typed stays until it is sent or cancelled. */
export function RequestRoomDialog({ event, onClose, onRequested }: RequestRoomDialogProps) {
  const formId = useId();
  const request = useRequestRoom(event._id);
  const draft = useDraft<RoomRequestForm>(`request-room.${event._id}`);
  const { timeZone } = useInstituteSettings();
  const { control, handleSubmit, setError, subscribe } = useForm({
    resolver: zodResolver(roomRequestForm),
    defaultValues: draft.kept ?? roomRequestFor(event, timeZone),
  });
  const { keep, drop } = draft;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  );

  const submit = useOnce(async (typed: RoomRequestForm) => {
    try {
      const updated = await request.mutateAsync(roomRequestBody(typed));
      drop();
      toast.success(words.done);
      onRequested(updated);
    } catch (error) {
      showServerErrors(error, setError);
    }
  });
  const cancel = () => {
    drop();
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button onPress={cancel}>{words.cancel}</Button>
          <Button type="submit" variant="primary" form={formId} busy={request.isPending} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(sent) => void handleSubmit(submit)(sent)}>
        <Stack gap={4}>
          <Text as="p" ink="secondary">
            {words.forEvent(event.title)}
          </Text>
          {request.error ? (
            <Alert>
              <p>{messageOf(request.error, words.failed)}</p>
            </Alert>
          ) : null}
          <RoomRequestFields control={control} />
        </Stack>
      </form>
    </Dialog>
  );
}
