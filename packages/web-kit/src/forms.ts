export { FormDateField, FormTimeField, type FormDateFieldProps } from './forms/date-fields';
export {
  FormNumberField,
  FormPasswordField,
  FormSegmentedField,
  FormSelect,
  FormSwitch,
  FormTextArea,
  FormTextField,
} from './forms/fields';
export { FormComboBox, FormWordsField, type PickedOption } from './forms/picker-fields';
export { FormError, type FormErrorProps } from './forms/form-error';
export { useFormField, type FieldBinding, type FieldOf, type FormFieldProps } from './forms/use-form-field';
export { useSchemaForm, type SchemaFormOptions } from './forms/use-schema-form';
export {
  optionalText,
  requiredChoice,
  requiredOption,
  newPassword,
  optionalDay,
  optionalTime,
  plainText,
  requiredDay,
  requiredText,
  requiredTime,
  type TooLong,
} from './forms/schema-parts';
export { useFormSubmit, type SubmitOptions } from './forms/use-form-submit';
export { useFormDraft, type FormDraft } from './forms/use-form-draft';
export { useEditForm, type EditBase, type EditForm, type EditFormOptions } from './forms/use-edit-form';
export { applyServerErrors, type ServerErrorOptions } from './forms/server-errors';
export { focusFirstError } from './forms/focus-first-error';
export { mergeConcurrentChanges, type ConcurrentChange, type MergedChanges } from './forms/merge-concurrent-changes';
export { usePickerSearch, type PickerSearch, type PickerSearchOptions } from './forms/use-picker-search';
export { personOption, usePersonSearch, type PeopleCall } from './forms/use-person-search';
export { zodResolver } from '@hookform/resolvers/zod';
/** What pages use of react-hook-form themselves: through this module, they all share one copy of it. */
export {
  FormProvider,
  get,
  set,
  useController,
  useFormContext,
  useFormState,
  useWatch,
  type Control,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
