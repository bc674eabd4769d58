import { FormComboBox, usePickerSearch } from '@portal/web-kit/forms';
import type { Control } from '@portal/web-kit/forms';
import { findTargets } from '../api/find-targets';
import type { FeedbackForm, FormTargetType } from '../feedback-schema';
import { giveFeedbackMessages as messages } from '../messages';

interface TargetFieldProps {
  readonly control: Control<FeedbackForm>;
  readonly type: FormTargetType;
}

/** Who or what the feedback is about, found by typing among those of the chosen type. */
export function TargetField({ control, type }: TargetFieldProps) {
  const { found, picker } = usePickerSearch({
    queryKey: ['feedback-targets', type],
    find: (q, signal) => findTargets({ type, ...(q && { q }) }, signal),
  });
  return (
    <FormComboBox
      {...picker}
      control={control}
      name="target"
      label={messages.target}
      description={messages.targetHints[type]}
      isRequired
      options={found}
    />
  );
}
