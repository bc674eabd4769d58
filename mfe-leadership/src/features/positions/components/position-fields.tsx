import { FieldCell, FieldGrid, FormSection } from '@portal/ui';
import { FormNumberField, FormSelect } from '@portal/web-kit/forms';
import type { Control } from '@portal/web-kit/forms';
import { formMessages as messages } from '../messages';
import type { PositionForm } from '../position-schema';
import { BasicFields } from './basic-fields';
import { LinesField } from './lines-field';

const years = [1, 2, 3, 4].map((year) => ({ value: String(year), label: messages.year(year) }));

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
      <FormSection isSplit={isSplit} title={messages.position}>
        <BasicFields control={control} fixedUnit={fixedUnit} />
      </FormSection>
      <FormSection isSplit={isSplit} title={messages.duties}>
        <LinesField control={control} name="duties" label={messages.duties} isRequired messages={messages.dutyLines} />
      </FormSection>
      <FormSection isSplit={isSplit} title={messages.requirements}>
        <FieldGrid>
          <FieldCell span="half">
            <FormNumberField control={control} name="minCgpa" label={messages.minCgpa} hasDecimals />
          </FieldCell>
          <FieldCell span="half">
            <FormSelect control={control} name="minYear" label={messages.minYear} options={years} />
          </FieldCell>
          <LinesField
            control={control}
            name="skills"
            label={messages.skills}
            isRequired={false}
            messages={messages.skillLines}
          />
        </FieldGrid>
      </FormSection>
    </>
  );
}
