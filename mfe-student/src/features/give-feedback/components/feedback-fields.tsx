import { SegmentedField, Stack } from '@portal/ui';
import { FormSelect, FormSwitch, FormTextArea, useWatch, type Control } from '@portal/web-kit/forms';
import { FORM_TARGET_TYPES, typeOptions, type FeedbackForm, type FormTargetType } from '../feedback-schema';
import { giveFeedbackMessages as messages } from '../messages';
import { RatingChoice } from './rating-choice';
import { TargetField } from './target-field';

const targetTypes = FORM_TARGET_TYPES.map((type) => ({ value: type, label: type }));

interface FeedbackFieldsProps {
  readonly control: Control<FeedbackForm>;
  readonly onTargetType: (type: FormTargetType) => void;
}

export function FeedbackFields({ control, onTargetType }: FeedbackFieldsProps) {
  const [targetType, isAnonymous] = useWatch({ control, name: ['targetType', 'isAnonymous'] });
  return (
    <Stack gap={5}>
      <FormSelect
        control={control}
        name="type"
        label={messages.type}
        isRequired
        placeholder={messages.chooseType}
        options={typeOptions}
      />
      <SegmentedField
        label={messages.targetType}
        isRequired
        options={targetTypes}
        value={targetType}
        onChange={(value) => onTargetType(value as FormTargetType)}
      />
      {/* The key empties what is typed into the picker for another type. */}
      <TargetField key={targetType} control={control} type={targetType} />
      <RatingChoice control={control} />
      <FormTextArea control={control} name="comments" label={messages.comments} rows={5} isRequired />
      <FormSwitch
        control={control}
        name="isAnonymous"
        label={messages.anonymous}
        description={isAnonymous ? messages.anonymousHint : messages.signedHint}
      />
    </Stack>
  );
}
