import { Alert, Button, Dialog, Stack, Text } from '@portal/ui';
import { messageOf } from '@portal/web-kit';
import { useId, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { texts } from '../../../texts';
import type { RoomRequestForm } from '../room-request-form';
import { useRoomRequest, type RoomRequestOf } from '../use-room-request';
import { EventField } from './event-field';
import { RoomRequestFields } from './room-request-fields';

const words = texts.request;

/** What somebody would like so far, and for how many people. */
export type RoomWish = Omit<RoomRequestForm, 'description'> & { readonly seats: number };

interface RequestRoomDialogProps extends RoomRequestOf {
  readonly variant?: 'dock' | undefined;
  readonly onClose: () => void;
  /** What is known of the wish; a room that is chosen there goes into the form. */
  readonly advise?: ((wish: RoomWish, choose: (room: string) => void) => ReactNode) | undefined;
}

/** Asks for a room for one event; what was typed stays until it is sent or cancelled. */
export function RequestRoomDialog({ variant, onClose, advise, ...of }: RequestRoomDialogProps) {
  const formId = useId();
  const { form, request, chosen, choose, eventError, eventInput, submit, clear } = useRoomRequest(of);
  const [room, date, time, end_time] = useWatch({ control: form.control, name: ['room', 'date', 'time', 'end_time'] });
  const take = (name: string) => {
    form.setValue('room', name, { shouldDirty: true, shouldValidate: true });
    form.setFocus('room');
  };
  const cancel = () => {
    clear();
    onClose();
  };
  return (
    <Dialog
      isOpen
      variant={variant}
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
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>
          {of.event ? (
            <Text as="p" tone="secondary">
              {words.forEvent(of.event.title)}
            </Text>
          ) : (
            <EventField value={chosen} onChange={choose} inputRef={eventInput} errorMessage={eventError} />
          )}
          {request.error ? (
            <Alert>
              <p>{messageOf(request.error, words.failed)}</p>
            </Alert>
          ) : null}
          <RoomRequestFields
            control={form.control}
            advice={advise?.({ room, date, time, end_time, seats: chosen?.registration.max_participants ?? 0 }, take)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
