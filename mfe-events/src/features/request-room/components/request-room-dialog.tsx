import { calls, type EventAnswer } from '@portal/contracts';
import { Text, toast } from '@portal/ui';
import { useInstituteSettings, useWrite } from '@portal/web-kit';
import { FormDialog } from '@portal/web-kit/form-dialog';
import { FormError, useFormDraft, useFormSubmit, useSchemaForm, FormProvider } from '@portal/web-kit/forms';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import {
  emptyRoomRequest,
  placeOf,
  roomRequestBody,
  roomRequestSchema,
  type RequestedEvent,
  type RoomRequestForm,
} from '../room-request-schema';
import { EventField } from './event-field';
import { RoomRequestFields } from './room-request-fields';

interface RequestRoomDialogProps {
  /** Without an event, one is chosen in the form. */
  readonly event?: EventAnswer | undefined;
  /** Room and time that are known already; they win over a draft. */
  readonly start?: Partial<RoomRequestForm> | undefined;
  readonly variant?: 'dock' | undefined;
  readonly onClose: () => void;
  readonly onRequested: (event: EventAnswer) => void;
  /** Shown below room and time, which it reads with `useRequestedRoom`. */
  readonly children: ReactNode;
}

/** Requests a room for an event; closing keeps the draft, Cancel forgets it. */
export function RequestRoomDialog({ event, start, variant, onClose, onRequested, children }: RequestRoomDialogProps) {
  const { timeZone } = useInstituteSettings();
  const request = useWrite(calls.requestRoom, { invalidates: false });
  const known = { ...start, ...(event && { event }) };
  const form = useSchemaForm({
    schema: roomRequestSchema,
    defaultValues: { ...emptyRoomRequest, ...(event && placeOf(event, timeZone)), ...known },
  });
  const { control, getValues, setValue } = form;
  const { clear } = useFormDraft(form, `request-room.${event?._id ?? 'board'}`, (draft, empty) => ({
    ...empty,
    ...draft,
    ...known,
  }));
  const fillPlace = (picked: RequestedEvent) => {
    const { room, date, time, end_time, ends_next_day } = placeOf(picked, timeZone);
    if (getValues('room') === '') setValue('room', room);
    if (getValues('date') !== '') return;
    setValue('date', date);
    setValue('time', time);
    setValue('end_time', end_time);
    setValue('ends_next_day', ends_next_day);
  };
  const submit = useFormSubmit(
    form,
    async (values) => {
      if (!values.event) return;
      const updated = await request.mutateAsync({
        params: { eventId: values.event._id },
        body: roomRequestBody(values),
      });
      clear();
      toast.success(messages.done(values.room.trim(), updated.title));
      onRequested(updated);
    },
    { fallback: messages.failed, alwaysShowMessage: true },
  );
  const cancel = () => {
    clear();
    onClose();
  };
  return (
    <FormProvider {...form}>
      <FormDialog
        title={messages.title}
        texts={messages}
        variant={variant}
        isBusy={request.isPending}
        onClose={onClose}
        onCancel={cancel}
        onSubmit={submit}
      >
        {event ? (
          <Text as="p" tone="secondary">
            {messages.forEvent(event.title)}
          </Text>
        ) : (
          <EventField control={control} onPick={fillPlace} />
        )}
        <FormError control={control} />
        <RoomRequestFields control={control}>{children}</RoomRequestFields>
      </FormDialog>
    </FormProvider>
  );
}
