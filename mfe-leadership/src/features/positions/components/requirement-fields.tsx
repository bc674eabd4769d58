import { FieldCell, FieldGrid, NumberField, Select } from '@portal/ui';
import { Controller, type Control } from 'react-hook-form';
import { YEARS, type PositionForm } from '../position-form';
import { formMessages } from '../messages';
import { LinesField } from './lines-field';

const years = YEARS.map((year) => ({ value: String(year), label: formMessages.year(year) }));

/** Who can hold it. */
export function RequirementFields({ control }: { readonly control: Control<PositionForm> }) {
  return (
    <FieldGrid>
      <FieldCell span="half">
        <Controller
          control={control}
          name="minCgpa"
          render={({ field, fieldState }) => (
            <NumberField {...field} label={formMessages.minCgpa} hasDecimals errorMessage={fieldState.error?.message} />
          )}
        />
      </FieldCell>
      <FieldCell span="half">
        <Controller
          control={control}
          name="minYear"
          render={({ field, fieldState }) => (
            <Select {...field} label={formMessages.minYear} options={years} errorMessage={fieldState.error?.message} />
          )}
        />
      </FieldCell>
      <Controller
        control={control}
        name="skills"
        render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
          <LinesField
            label={formMessages.skills}
            isRequired={false}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            inputRef={ref}
            errorMessage={fieldState.error?.message}
            placeholder={formMessages.skillExample}
            addLabel={formMessages.addSkill}
            lineLabel={formMessages.skill}
            removeLabel={formMessages.removeSkill}
          />
        )}
      />
    </FieldGrid>
  );
}
