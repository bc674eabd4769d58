import { FieldCell, FieldGrid, FormSection, NumberField } from '@portal/ui';
import { TokenField } from '@portal/ui/forms';
import { Controller, type Control } from 'react-hook-form';
import { texts } from '../../../texts';
import type { EventForm } from '../event-form';

const words = texts.create;

/** The money, and who gives it. */
export function BudgetSection({ control, id }: { readonly control: Control<EventForm>; readonly id: string }) {
  return (
    <FormSection isSplit id={id} title={words.budget} optionalLabel={words.optional}>
      <FieldGrid>
        <FieldCell span="half">
          <Controller
            control={control}
            name="allocated"
            render={({ field, fieldState }) => (
              <NumberField {...field} label={words.allocated} prefix="₹" errorMessage={fieldState.error?.message} />
            )}
          />
        </FieldCell>
        <Controller
          control={control}
          name="sponsors"
          render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
            <TokenField
              allowsNew
              label={words.sponsors}
              description={words.sponsorsHint}
              placeholder={words.addSponsor}
              value={value.map((sponsor) => ({ id: sponsor, label: sponsor }))}
              onChange={(sponsors) => onChange(sponsors.map(({ label }) => label))}
              onBlur={onBlur}
              inputRef={ref}
              errorMessage={fieldState.error?.message}
            />
          )}
        />
      </FieldGrid>
    </FormSection>
  );
}
