import { ComboBox } from '@portal/ui/forms';
import { useTyped } from '@portal/web-kit';
import { useController, type Control } from 'react-hook-form';
import { useTargets } from '../api/find-targets';
import type { FeedbackForm, FormTargetType } from '../feedback-form';
import { giveFeedbackTexts as words } from '../texts';

interface TargetFieldProps {
  readonly control: Control<FeedbackForm>;
  readonly type: FormTargetType;
}

/** Whom or what it is about, found by typing among those of the chosen kind. */
export function TargetField({ control, type }: TargetFieldProps) {
  const { field, fieldState } = useController({ control, name: 'target' });
  const [typed, search] = useTyped();
  const { data: options = [], isLoading, isError } = useTargets(type, typed);
  return (
    <ComboBox
      label={words.target}
      description={words.targetHints[type]}
      isRequired
      value={field.value}
      onChange={(chosen) => field.onChange(chosen && { id: chosen.id, label: chosen.label })}
      onBlur={field.onBlur}
      inputRef={field.ref}
      errorMessage={fieldState.error?.message}
      options={options}
      onInputChange={search}
      isLoading={isLoading || typed === null}
      isError={isError}
    />
  );
}
