import { Select, SegmentedField, Stack, Switch, TextArea } from '@portal/ui';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { FORM_TARGET_TYPES, typeOptions, type FeedbackForm, type FormTargetType } from '../feedback-form';
import { giveFeedbackTexts as words } from '../texts';
import { RatingChoice } from './rating-choice';
import { TargetField } from './target-field';

const targetTypes = FORM_TARGET_TYPES.map((type) => ({ value: type, label: type }));

interface FeedbackFieldsProps {
  readonly control: Control<FeedbackForm>;
  /** Another kind has other targets. */
  readonly onTargetType: (type: FormTargetType) => void;
}

/** All fields of the form, in order. */
export function FeedbackFields({ control, onTargetType }: FeedbackFieldsProps) {
  const targetType = useWatch({ control, name: 'targetType' });
  return (
    <Stack gap={5}>
      <Controller
        control={control}
        name="type"
        render={({ field, fieldState }) => (
          <Select
            {...field}
            label={words.type}
            isRequired
            placeholder={words.chooseType}
            options={typeOptions}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <SegmentedField
        label={words.targetType}
        isRequired
        options={targetTypes}
        value={targetType}
        onChange={(value) => onTargetType(value as FormTargetType)}
      />
      {/* What is half typed belongs to one kind. */}
      <TargetField key={targetType} control={control} type={targetType} />
      <RatingChoice control={control} />
      <Controller
        control={control}
        name="comments"
        render={({ field, fieldState }) => (
          <TextArea {...field} label={words.comments} rows={5} isRequired errorMessage={fieldState.error?.message} />
        )}
      />
      <Controller
        control={control}
        name="isAnonymous"
        render={({ field }) => (
          <Switch
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
            label={words.anonymous}
            description={field.value ? words.anonymousHint : words.signedHint}
          />
        )}
      />
    </Stack>
  );
}
