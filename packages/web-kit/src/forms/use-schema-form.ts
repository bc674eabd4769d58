import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';

/** A form that is checked by a schema of `zod/mini`; its fields are listed in the order of the page. */
export interface SchemaFormOptions<Values extends FieldValues> {
  /** Texts of its checks are shown at the fields. The large build of zod does not fit into a remote. */
  readonly schema: $ZodType<Values, Values>;
  /** Every field, in the order of the page: the first wrong one gets the focus. */
  readonly defaultValues: Values;
}

/** `useForm` of react-hook-form, checked by a schema. */
export function useSchemaForm<Values extends FieldValues>({
  schema,
  defaultValues,
}: SchemaFormOptions<Values>): UseFormReturn<Values> {
  return useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
    shouldFocusError: false,
  }) as UseFormReturn<Values>;
}
