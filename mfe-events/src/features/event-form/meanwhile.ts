import type { EventForm } from './event-form';

type Name = keyof EventForm;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that somebody else changed since the editing began, and whether they were typed into here as well. */
export interface ForeignChange {
  readonly name: Name;
  readonly isTypedToo: boolean;
}

export interface Meanwhile {
  /** What was typed, over what is there now. */
  readonly merged: EventForm;
  readonly changes: readonly ForeignChange[];
}

/** Brings what was typed and what somebody else saved together: typed fields stay, all others are as they are now. */
export function mergeMeanwhile(base: EventForm, typed: EventForm, now: EventForm): Meanwhile {
  const names = Object.keys(now) as Name[];
  const isTyped = (name: Name) => !same(typed[name], base[name]);
  const kept = Object.fromEntries(names.filter(isTyped).map((name) => [name, typed[name]])) as Partial<EventForm>;
  const changes = names
    .filter((name) => !same(base[name], now[name]) && !same(typed[name], now[name]))
    .map((name) => ({ name, isTypedToo: isTyped(name) }));
  return { merged: { ...now, ...kept }, changes };
}
