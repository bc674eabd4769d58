import type { Tone } from '../tone';

/** Options of a toast. */
export interface ToastOptions {
  readonly tone?: Extract<Tone, 'success' | 'danger' | 'info'> | undefined;
  /** A button in the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** A toast on screen. */
export interface ToastEntry extends ToastOptions {
  readonly id: number;
  readonly text: string;
  /** Milliseconds until it disappears. */
  readonly duration: number;
}

const MAX_TOASTS = 20;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/** Removes a toast; without an id, all of them. */
export function dismissToast(id?: number): void {
  set(id === undefined ? [] : entries.filter((entry) => entry.id !== id));
}

function toastsFor(durations: { readonly success: number; readonly other: number }) {
  const show = (text: string, options: ToastOptions = {}): number => {
    lastId += 1;
    const duration = options.tone === 'success' ? durations.success : durations.other;
    set([...entries, { ...options, id: lastId, text, duration }].slice(-MAX_TOASTS));
    return lastId;
  };
  return Object.assign(show, {
    success: (text: string, options?: ToastOptions): number => show(text, { ...options, tone: 'success' }),
    error: (text: string, options?: ToastOptions): number => show(text, { ...options, tone: 'danger' }),
    info: (text: string, options?: ToastOptions): number => show(text, { ...options, tone: 'info' }),
  });
}

/** Shows a message for 5 seconds and returns its id; needs a Toaster on the page, which shows at most 20. */
export const toast = toastsFor({ success: 5000, other: 5000 });

/** Shows a message for 4 seconds, or 2 for success. */
export const briefToast = toastsFor({ success: 2000, other: 4000 });

/** For the Toaster: calls back on every change. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the Toaster: the toasts on screen, oldest first. */
export function currentToasts(): readonly ToastEntry[] {
  return entries;
}
