import { FormSection } from '@portal/ui';
import { Controller, type Control } from 'react-hook-form';
import type { PositionForm } from '../position-form';
import { formMessages } from '../messages';
import { BasicFields } from './basic-fields';
import { LinesField } from './lines-field';
import { RequirementFields } from './requirement-fields';

interface PositionFieldsProps {
  readonly control: Control<PositionForm>;
  /** Why the unit cannot be chosen; without it, it can. */
  readonly fixedUnit?: string | undefined;
  /** Titles beside the fields, where there is room. */
  readonly isSplit: boolean;
}

/** All fields of a position, in their sections. */
export function PositionFields({ control, fixedUnit, isSplit }: PositionFieldsProps) {
  return (
    <>
      <FormSection isSplit={isSplit} title={formMessages.position}>
        <BasicFields control={control} fixedUnit={fixedUnit} />
      </FormSection>
      <FormSection isSplit={isSplit} title={formMessages.work}>
        <Controller
          control={control}
          name="duties"
          render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
            <LinesField
              label={formMessages.duties}
              isRequired
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              inputRef={ref}
              errorMessage={fieldState.error?.message}
              placeholder={formMessages.dutyExample}
              addLabel={formMessages.addDuty}
              lineLabel={formMessages.duty}
              removeLabel={formMessages.removeDuty}
            />
          )}
        />
      </FormSection>
      <FormSection isSplit={isSplit} title={formMessages.requirements}>
        <RequirementFields control={control} />
      </FormSection>
    </>
  );
}
