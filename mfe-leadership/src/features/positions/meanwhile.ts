import type { PositionForm } from './position-form';

type Name = keyof PositionForm;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Brings what was typed and what somebody else saved together: typed fields stay, all others are as they are now. */
export function mergeMeanwhile(base: PositionForm, typed: PositionForm, now: PositionForm) {
  const names = Object.keys(now) as Name[];
  const kept = names.filter((name) => !same(typed[name], base[name]));
  const merged: PositionForm = { ...now, ...Object.fromEntries(kept.map((name) => [name, typed[name]])) };
  return { merged, theirs: names.filter((name) => !same(base[name], now[name])) };
}
