import type { Approval } from './approval';

/** A decision about one or several. */
export interface Decision {
  readonly items: readonly Approval[];
  /** Refused with this reason, which may be empty; undefined when approved. */
  readonly reason: string | undefined;
}

interface Options {
  /** How long a decision can be undone. */
  readonly delayMs: number;
  readonly send: (decision: Decision) => Promise<void>;
  readonly onChange: () => void;
}

/** Decisions are held for a while before they are sent, so that undoing one leaves no trace and notifies no one. */
export function createHeldDecisions({ delayMs, send, onChange }: Options) {
  let held: readonly { readonly decision: Decision; readonly timer: ReturnType<typeof setTimeout> }[] = [];
  let sending: readonly Decision[] = [];

  async function sendNow(decision: Decision): Promise<void> {
    clearTimeout(held.find((one) => one.decision === decision)?.timer);
    held = held.filter((one) => one.decision !== decision);
    sending = [...sending, decision];
    onChange();
    try {
      await send(decision);
    } finally {
      sending = sending.filter((one) => one !== decision);
      onChange();
    }
  }

  return {
    /** What can be undone, the latest last. */
    undoable: () => held.map(({ decision }) => decision),
    /** What was decided, until it is known how that went. */
    items: () => [...held.map(({ decision }) => decision), ...sending].flatMap(({ items }) => items),
    hold(decision: Decision) {
      const timer = setTimeout(() => void sendNow(decision), delayMs);
      held = [...held, { decision, timer }];
      onChange();
    },
    /** Takes the latest one back, and gives it. */
    undo(): Decision | undefined {
      const last = held.at(-1);
      clearTimeout(last?.timer);
      held = held.slice(0, -1);
      onChange();
      return last?.decision;
    },
    sendAll() {
      for (const { decision } of held) void sendNow(decision);
    },
  };
}

export type HeldDecisions = ReturnType<typeof createHeldDecisions>;
