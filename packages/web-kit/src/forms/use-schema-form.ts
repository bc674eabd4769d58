import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';

/** A form that is checked by a schema of `zod/mini`; its fields are listed in the order of the page. */
export interface SchemaFormOptions<Values extends FieldValues> {
  /** Texts of its checks are shown at the fields. The large build of zod does not fit into a remote. */
  readonly schema: $ZodType<Values, Values>;
  /** Every field, in the order of the page: the first wrong one gets the focus. */
  readonly defaultValues: Values;
  /** The error of a field goes when the field is edited, and comes back at the earliest with the next submit. */
  readonly clearsErrorsOnEdit?: boolean;
}

/** `useForm` of react-hook-form, checked by a schema. */
export function useSchemaForm<Values extends FieldValues>({
  schema,
  defaultValues,
  clearsErrorsOnEdit = false,
}: SchemaFormOptions<Values>): UseFormReturn<Values> {
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
    shouldFocusError: false,
    reValidateMode: clearsErrorsOnEdit ? 'onSubmit' : 'onChange',
  }) as UseFormReturn<Values>;
  const { subscribe, clearErrors } = form;
  useEffect(() => {
    if (!clearsErrorsOnEdit) return undefined;
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => name && clearErrors(name as Path<Values>),
    });
  }, [clearsErrorsOnEdit, subscribe, clearErrors]);
  return form;
}
