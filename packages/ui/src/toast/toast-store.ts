import type { Tone } from '../tone';

/** What a toast may carry besides its text. */
export interface ToastOptions {
  readonly tone?: Extract<Tone, 'success' | 'danger' | 'info'> | undefined;
  /** Milliseconds until it goes by itself; 5000 unless told. `Infinity` keeps it until dismissed. */
  readonly duration?: number | undefined;
  /** One thing to do about it. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** A toast that shows. */
export interface ToastEntry extends ToastOptions {
  readonly id: number;
  readonly text: string;
  readonly duration: number;
}

const DEFAULT_DURATION = 5000;
const MOST_AT_ONCE = 20;

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

function show(text: string, options: ToastOptions = {}): number {
  lastId += 1;
  const entry = { ...options, id: lastId, text, duration: options.duration ?? DEFAULT_DURATION };
  set([...entries, entry].slice(-MOST_AT_ONCE));
  return entry.id;
}

/** Shows a short message that goes by itself, and returns its id; needs one Toaster on the page. At most 20 at a time. */
export const toast = Object.assign((text: string, options?: ToastOptions): number => show(text, options), {
  success: (text: string, options?: ToastOptions): number => show(text, { ...options, tone: 'success' }),
  error: (text: string, options?: ToastOptions): number => show(text, { ...options, tone: 'danger' }),
  info: (text: string, options?: ToastOptions): number => show(text, { ...options, tone: 'info' }),
});

/** For the Toaster: calls back on every change. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the Toaster: what shows now, oldest first. */
export function currentToasts(): readonly ToastEntry[] {
  return entries;
}
