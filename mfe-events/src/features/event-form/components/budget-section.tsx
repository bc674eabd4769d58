import { FieldCell, FieldGrid, FormSection } from '@portal/ui';
import { FormNumberField, FormWordsField } from '@portal/web-kit/forms';
import type { Control } from '@portal/web-kit/forms';
import type { EventForm } from '../event-schema';
import { messages } from '../messages';

export function BudgetSection({ control, id }: { readonly control: Control<EventForm>; readonly id: string }) {
  return (
    <FormSection isSplit id={id} title={messages.budget} optionalLabel={messages.optional}>
      <FieldGrid>
        <FieldCell span="half">
          <FormNumberField control={control} name="allocated" label={messages.allocated} prefix="₹" />
        </FieldCell>
        <FormWordsField
          control={control}
          name="sponsors"
          label={messages.sponsors}
          description={messages.sponsorsHint}
          placeholder={messages.addSponsor}
        />
      </FieldGrid>
    </FormSection>
  );
}
