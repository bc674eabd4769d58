import { zodResolver } from '@hookform/resolvers/zod';
import type { EventAnswer } from '@portal/contracts';
import { toast } from '@portal/ui';
import { useDraft, useInstituteSettings, useSingleFlight } from '@portal/web-kit';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { texts } from '../../texts';
import { useRequestRoom } from './api/request-room';
import type { RequestedEvent } from './components/event-field';
import { roomRequestFor } from './room-request-for';
import { emptyRoomRequest, roomRequestBody, roomRequestForm, type RoomRequestForm } from './room-request-form';
import { showServerErrors } from './server-errors';

const words = texts.request;

export interface RoomRequestOf {
  /** The event a room is for; without it, one is chosen in the form. */
  readonly event?: EventAnswer | undefined;
  /** What is known already: a room and a time that were pointed at. */
  readonly start?: Partial<RoomRequestForm> | undefined;
  readonly onRequested: (event: EventAnswer) => void;
}

interface Kept extends RoomRequestForm {
  readonly event?: RequestedEvent | null;
}

/** The form of a room request: its draft, its event, and what happens when it is sent. */
export function useRoomRequest({ event, start, onRequested }: RoomRequestOf) {
  const request = useRequestRoom();
  const { stored, store, clear } = useDraft<Kept>(`request-room.${event?._id ?? 'board'}`);
  const { timeZone } = useInstituteSettings();
  const [chosen, setChosen] = useState<RequestedEvent | null>(event ?? stored?.event ?? null);
  const [isEventMissing, setEventMissing] = useState(false);
  const eventInput = useRef<HTMLInputElement>(null);
  const [defaultValues] = useState(() => {
    const { event: _event, ...typed } =
      stored ?? ((event ? roomRequestFor(event, timeZone) : emptyRoomRequest) as Kept);
    return { ...typed, ...start };
  });
  const form = useForm({ resolver: zodResolver(roomRequestForm), defaultValues });
  const { subscribe, getValues, setValue } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => store({ ...values, event: chosen }) }),
    [subscribe, store, chosen],
  );

  const choose = (picked: RequestedEvent | null) => {
    setChosen(picked);
    setEventMissing(false);
    store({ ...getValues(), event: picked });
    if (!picked || getValues('date') !== '') return;
    const { date, time, end_time } = roomRequestFor(picked, timeZone);
    setValue('date', date);
    setValue('time', time);
    setValue('end_time', end_time);
  };
  const send = useSingleFlight(async (typed: RoomRequestForm) => {
    if (!chosen) return;
    try {
      const updated = await request.mutateAsync({ eventId: chosen._id, body: roomRequestBody(typed) });
      clear();
      toast.success(words.done);
      onRequested(updated);
    } catch (error) {
      showServerErrors(error, form.setError);
    }
  });
  const submit = (sent: SyntheticEvent) => {
    sent.preventDefault();
    setEventMissing(!chosen);
    // Every wrong field is marked; the event is the first of them.
    void form
      .handleSubmit(send)(sent)
      .then(() => {
        if (!chosen) eventInput.current?.focus();
      });
  };
  return {
    form,
    request,
    chosen,
    choose,
    eventError: isEventMissing ? words.eventMissing : undefined,
    eventInput,
    submit,
    clear,
  };
}
