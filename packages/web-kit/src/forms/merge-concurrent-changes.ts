/** A field that someone else changed while it was edited here. */
export interface ConcurrentChange<Values> {
  readonly name: keyof Values & string;
  /** It was edited here as well: the value typed here stays. */
  readonly isEditedHere: boolean;
}

/** What a three-way merge gives. */
export interface MergedChanges<Values> {
  /** What is saved now, with the fields over it that were edited here. */
  readonly merged: Values;
  /** Fields that someone else changed to something other than what is entered here. */
  readonly changes: readonly ConcurrentChange<Values>[];
}

// Values of forms are plain data, so that their JSON compares them.
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Three-way merge of a form, field by field: `base` is what the editing began with, `edited` what the form holds, and
 * `current` what someone else saved since.
 */
export function mergeConcurrentChanges<Values extends object>(
  base: Values,
  edited: Values,
  current: Values,
): MergedChanges<Values> {
  const names = Object.keys(current) as (keyof Values & string)[];
  const isEdited = (name: keyof Values) => !isSame(edited[name], base[name]);
  const kept = Object.fromEntries(names.filter(isEdited).map((name) => [name, edited[name]])) as Partial<Values>;
  const changes = names
    .filter((name) => !isSame(base[name], current[name]) && !isSame(edited[name], current[name]))
    .map((name) => ({ name, isEditedHere: isEdited(name) }));
  return { merged: { ...current, ...kept }, changes };
}
