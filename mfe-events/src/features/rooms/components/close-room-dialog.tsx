import { calls, type AnswerOf } from '@portal/contracts';
import { useRead } from '@portal/web-kit';
import { ConfirmWrite } from '@portal/web-kit/action-dialog';
import { ReadState } from '@portal/web-kit/read-state';
import { closingMessages as messages } from '../messages';
import type { Room } from '../room-schema';

interface CloseRoomDialogProps {
  readonly room: Room;
  readonly onClose: () => void;
}

/** Closes a room, after saying what is booked and requested in it from now on. */
export function CloseRoomDialog({ room: { _id: id, name }, onClose }: CloseRoomDialogProps) {
  const use = useRead(calls.readRoomUse, { params: { id } });
  return (
    <ConfirmWrite
      call={calls.changeRoom}
      input={{ params: { id }, body: { active: false } }}
      tone="danger"
      title={messages.title(name)}
      confirmLabel={messages.close}
      busyLabel={messages.closing}
      done={messages.closed(name)}
      failed={messages.failed}
      onClose={onClose}
    >
      <p>{messages.text}</p>
      <ReadState query={use} loading={messages.loading} failed={messages.useUnknown} shape="text" count={1} />
      {use.data ? <Use {...use.data} /> : null}
    </ConfirmWrite>
  );
}

function Use({ booked, pending }: AnswerOf<typeof calls.readRoomUse>) {
  if (booked + pending === 0) return <p>{messages.unused}</p>;
  return (
    <>
      {booked > 0 ? <p>{messages.booked(booked)}</p> : null}
      {pending > 0 ? <p>{messages.pending(pending)}</p> : null}
      <p>{messages.notified}</p>
    </>
  );
}
