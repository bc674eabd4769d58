import { EVENT_CATEGORIES } from '@portal/contracts';
import { FieldCell, FieldGrid, FormSection, Select, TextArea, TextField } from '@portal/ui';
import { Controller, type Control } from 'react-hook-form';
import { texts } from '../../../texts';
import type { EventForm } from '../event-form';
import { UnitField } from './unit-field';

const words = texts.create;
const categories = EVENT_CATEGORIES.map((category) => ({ value: category, label: texts.categories[category] }));

interface BasicsSectionProps {
  readonly control: Control<EventForm>;
  readonly id: string;
  /** False where the unit cannot be chosen any more. */
  readonly hasUnit: boolean;
}

/** What it is and whose. */
export function BasicsSection({ control, id, hasUnit }: BasicsSectionProps) {
  return (
    <FormSection isSplit id={id} title={words.basics}>
      <FieldGrid>
        <Controller
          control={control}
          name="title"
          render={({ field, fieldState }) => (
            <TextField {...field} label={words.eventTitle} isRequired errorMessage={fieldState.error?.message} />
          )}
        />
        <Controller
          control={control}
          name="description"
          render={({ field, fieldState }) => (
            <TextArea
              {...field}
              label={words.description}
              rows={4}
              isRequired={false}
              errorMessage={fieldState.error?.message}
            />
          )}
        />
        <FieldCell span="half">
          <Controller
            control={control}
            name="category"
            render={({ field, fieldState }) => (
              <Select
                {...field}
                label={words.category}
                isRequired
                placeholder={words.chooseCategory}
                options={categories}
                errorMessage={fieldState.error?.message}
              />
            )}
          />
        </FieldCell>
        <FieldCell span="half">
          <Controller
            control={control}
            name="type"
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={words.type}
                placeholder={words.typeExample}
                isRequired={false}
                errorMessage={fieldState.error?.message}
              />
            )}
          />
        </FieldCell>
        {hasUnit ? <UnitField control={control} /> : null}
      </FieldGrid>
    </FormSection>
  );
}
