import { calls, type EventAnswer } from '@portal/contracts';
import { Text, toast } from '@portal/ui';
import { useInstituteSettings, useSession, useWrite } from '@portal/web-kit';
import { FormDialog } from '@portal/web-kit/form-dialog';
import { FormError, useFormDraft, useFormSubmit, useSchemaForm, FormProvider } from '@portal/web-kit/forms';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import {
  emptyRoomRequest,
  placeOf,
  purposeRequestBody,
  roomRequestBody,
  roomRequestSchema,
  type RequestedEvent,
  type RoomRequestForm,
} from '../room-request-schema';
import { RoomRequestFields } from './room-request-fields';
import { SubjectFields } from './subject-fields';

interface RequestRoomDialogProps {
  /** Without an event, the form asks for one or for another purpose. */
  readonly event?: EventAnswer | undefined;
  /** Room and time that are known already; they win over a draft. */
  readonly start?: Partial<RoomRequestForm> | undefined;
  readonly variant?: 'dock' | undefined;
  readonly onClose: () => void;
  readonly onRequested: (event: EventAnswer) => void;
  /** Shown below room and time, which it reads with `useRequestedRoom`. */
  readonly children: ReactNode;
}

/** Requests a room; closing keeps the draft, Cancel forgets it. */
export function RequestRoomDialog({ event, start, variant, onClose, onRequested, children }: RequestRoomDialogProps) {
  const { timeZone } = useInstituteSettings();
  const { user, role } = useSession();
  const own = role === 'CLUB_COORDINATOR' ? user?.unit : undefined;
  const unit = own && { id: own.id, label: own.name, category: own.category };
  const request = useWrite(calls.requestRoom, { invalidates: false });
  const purposeRequest = useWrite(calls.requestRoomForPurpose);
  const known = { ...start, ...(event && { event }), ...(unit && { unit }) };
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
      const { event: chosen, room, purpose } = values;
      if (!chosen) {
        await purposeRequest.mutateAsync({ body: purposeRequestBody(values) });
        clear();
        toast.success(messages.done(room, purpose));
        return onClose();
      }
      const updated = await request.mutateAsync({ params: { eventId: chosen._id }, body: roomRequestBody(values) });
      clear();
      toast.success(messages.done(room, updated.title));
      onRequested(updated);
    },
    {
      fallback: messages.failed,
      alwaysShowMessage: true,
      fieldOfPath: { unit_id: 'unit' },
      fieldOfCode: { 'ROOM_REQUEST.UNIT_NOT_FOUND': 'unit', 'ROOM_REQUEST.OUT_OF_SCOPE': 'unit' },
    },
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
        isBusy={request.isPending || purposeRequest.isPending}
        onClose={onClose}
        onCancel={cancel}
        onSubmit={submit}
      >
        {event ? (
          <Text as="p" tone="secondary">
            {messages.forEvent(event.title)}
          </Text>
        ) : (
          <SubjectFields control={control} hasOwnUnit={unit !== undefined} onPickEvent={fillPlace} />
        )}
        <FormError control={control} />
        <RoomRequestFields control={control}>{children}</RoomRequestFields>
      </FormDialog>
    </FormProvider>
  );
}
