import type { HandOverAnswer } from '@portal/contracts';
import { briefToast } from '@portal/ui';
import { messageOf } from '@portal/web-kit';
import { useFocusRecovery } from '@portal/web-kit/focus';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useMarkDone } from './api/mark-done';
import { toDoMessages as messages } from './messages';
import type { Thing } from './things';

export type Marking = Omit<ReturnType<typeof useMarking>, 'handOver'>;

/** The list is longer than the window: to have the focus it need not move. */
const WHERE_IT_IS = { preventScroll: true };

/**
 * Marks things in a list that they leave at once. The focus goes to the next row, and what is done shows as done before the
 * service has answered; what it refuses comes back, with the reason.
 */
export function useMarking(stored: HandOverAnswer) {
  const { handOver, pending, mark: send } = useMarkDone(stored);
  const area = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  useFocusRecovery(area, () => area.current?.focus(WHERE_IT_IS));

  const isPending = ({ kind, id }: Thing) => pending.some((mark) => mark.kind === kind && mark.thing === id);

  function mark({ kind, id, name }: Thing, isDone: boolean): void {
    focusNext(area.current);
    setSaid(isDone ? messages.isDone(name) : messages.isOpen(name));
    send({ kind, thing: id }, isDone).catch((error: unknown) => {
      setSaid('');
      const failed = isDone ? messages.notMarked(name) : messages.notUndone(name);
      briefToast.error(`${failed} ${messageOf(error, messages.tryAgain)}`);
    });
  }

  return { handOver, area, said, isPending, mark, oncePerPress };
}

/** From the button that was pressed to that of the row below it, or above it in the last row; from the only one to the list. */
function focusNext(area: HTMLElement | null): void {
  const pressed = document.activeElement;
  const list = pressed?.closest('[data-list]');
  const buttons = [...(list?.querySelectorAll<HTMLElement>('li button') ?? [])];
  const at = buttons.findIndex((button) => button === pressed);
  // A browser that gives a clicked button no focus has none to move.
  if (at === -1) return;
  const next = buttons[at + 1] ?? buttons[at - 1];
  if (next) next.focus();
  else area?.focus(WHERE_IT_IS);
}

/** The row below takes the place of one that left: the rest of a double click, or of a key that is held, is not meant for it. */
const oncePerPress = {
  onClickCapture(event: MouseEvent) {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  },
  onKeyDownCapture(event: KeyboardEvent) {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  },
};
