import type { Tone } from '../tone';

/** What a toast may carry besides its text. */
export interface ToastOptions {
  readonly tone?: Extract<Tone, 'success' | 'danger' | 'info'> | undefined;
  /** One thing to do about it. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** A toast that shows. */
export interface ToastEntry extends ToastOptions {
  readonly id: number;
  readonly text: string;
  /** Milliseconds until it goes by itself. */
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

/** Removes a toast before its time; without an id, all of them. */
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

/**
 * Shows a short message that goes by itself after 5 seconds, and returns its id; needs one Toaster on the page. At most
 * 20 at a time.
 */
export const toast = toastsFor({ success: 5000, other: 5000 });

/** The same, shorter: 4 seconds, or 2 for success. */
export const briefToast = toastsFor({ success: 2000, other: 4000 });

/** For the Toaster: calls back on every change. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the Toaster: what shows now, oldest first. */
export function currentToasts(): readonly ToastEntry[] {
  return entries;
}
