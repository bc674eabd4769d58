import { useDraft } from '@portal/web-kit';
import { useEffect, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import { mergeConcurrentChanges, type ConcurrentChange } from './merge-concurrent-changes';

/** What an editing began with: a version of the item and its values. */
export interface EditBase<Values> {
  readonly version: number;
  readonly form: Values;
}

/** What is edited, and how. */
export interface EditFormOptions<Item extends { readonly version: number }, Values extends FieldValues> {
  /** The item as it is known now; its version grows with every save. */
  readonly item: Item;
  /** The item as its form holds it, with the fields in the order of the page. */
  readonly toValues: (item: Item) => Values;
  /** `zodResolver(schema)`. */
  readonly resolver: Resolver<Values>;
  /** Name of the draft, with the item's id. */
  readonly draftName: string;
}

/** A form over a saved item. */
export interface EditForm<Item, Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** What was saved when the editing began, and the version to send. */
  readonly base: EditBase<Values>;
  /** What someone else changed since; undefined until `rebase` was called. */
  readonly concurrentChanges: readonly ConcurrentChange<Values>[] | undefined;
  /** Goes on with what was typed, over what someone else saved: after the server refused an old version. */
  readonly rebase: (current: Item) => void;
  /** Throws away what was typed. */
  readonly startOver: (current: Item) => void;
  /** Forgets the draft: call it when the form was saved or cancelled. */
  readonly clear: () => void;
}

/**
 * The form of a saved item: follows newer versions while nothing is typed, keeps a draft with the version it was made of,
 * and merges what someone else saved.
 */
export function useEditForm<Item extends { readonly version: number }, Values extends FieldValues>({
  item,
  toValues,
  resolver,
  draftName,
}: EditFormOptions<Item, Values>): EditForm<Item, Values> {
  const { stored, store, clear } = useDraft<EditBase<Values> & { readonly typed: Values }>(draftName);
  const baseOf = (current: Item): EditBase<Values> => ({ version: current.version, form: toValues(current) });
  const [base, setBase] = useState<EditBase<Values>>(() => stored ?? baseOf(item));
  const [concurrentChanges, setConcurrentChanges] = useState<readonly ConcurrentChange<Values>[]>();
  const form = useForm<Values>({
    resolver,
    defaultValues: base.form as DefaultValues<Values>,
    shouldFocusError: false,
  }) as UseFormReturn<Values>;
  const { reset, subscribe, getValues, formState } = form;
  const { isDirty } = formState;

  // A draft is merged with a newer version when it is saved, not before.
  if (!stored && !isDirty && item.version > base.version) setBase(baseOf(item));
  useEffect(() => {
    if (!isDirty) reset(base.form);
  }, [isDirty, base.form, reset]);
  useEffect(() => {
    if (stored) reset(stored.typed, { keepDefaultValues: true });
  }, [stored, reset]);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => store({ ...base, typed: values }) }),
    [subscribe, store, base],
  );

  const startOver = (current: Item) => {
    const next = baseOf(current);
    setBase(next);
    setConcurrentChanges(undefined);
    reset(next.form);
    clear();
  };
  const rebase = (current: Item) => {
    const next = baseOf(current);
    const { merged, changes } = mergeConcurrentChanges(base.form, getValues(), next.form);
    setBase(next);
    setConcurrentChanges(changes);
    reset(next.form);
    reset(merged, { keepDefaultValues: true });
    store({ ...next, typed: merged });
  };
  return { form, base, concurrentChanges, rebase, startOver, clear };
}
