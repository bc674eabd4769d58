import { Cluster, RatingField, TextButton } from '@portal/ui';
import { useRef } from 'react';
import { useController, type Control } from '@portal/web-kit/forms';
import type { FeedbackForm } from '../feedback-schema';
import { giveFeedbackMessages as messages } from '../messages';

/** One to five stars. The specification marks them as required, and takes feedback without. */
export function RatingChoice({ control }: { readonly control: Control<FeedbackForm> }) {
  const { field, fieldState } = useController({ control, name: 'rating' });
  const first = useRef<HTMLInputElement>(null);
  const clear = () => {
    field.onChange(null);
    // The button disappears with the stars.
    first.current?.focus();
  };
  return (
    <Cluster gap={3} style={{ alignItems: 'last baseline' }}>
      <RatingField
        label={messages.rating}
        description={messages.ratingHint}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={(star) => {
          field.ref(star);
          first.current = star;
        }}
        labelFor={messages.stars}
        errorMessage={fieldState.error?.message}
      />
      {field.value === null ? null : <TextButton onPress={clear}>{messages.noStars}</TextButton>}
    </Cluster>
  );
}
