import { FormUnitPicker } from '@portal/campus-kit/forms';
import { calls, EVENT_CATEGORIES, EVENT_CATEGORY_NAMES } from '@portal/contracts';
import { FieldCell, FieldGrid, FormSection } from '@portal/ui';
import { FormSelect, FormTextArea, FormTextField } from '@portal/web-kit/forms';
import type { Control } from '@portal/web-kit/forms';
import type { EventForm } from '../event-schema';
import { messages } from '../messages';
import { SkillsField } from './skills-field';

const categories = EVENT_CATEGORIES.map((category) => ({ value: category, label: EVENT_CATEGORY_NAMES[category] }));

interface BasicsSectionProps {
  readonly control: Control<EventForm>;
  readonly id: string;
  /** False for a saved event, whose unit cannot change. */
  readonly hasUnit: boolean;
}

export function BasicsSection({ control, id, hasUnit }: BasicsSectionProps) {
  return (
    <FormSection isSplit id={id} title={messages.basics}>
      <FieldGrid>
        <FormTextField control={control} name="title" label={messages.eventTitle} isRequired />
        <FormTextArea control={control} name="description" label={messages.description} rows={4} isRequired={false} />
        <FieldCell span="half">
          <FormSelect
            control={control}
            name="category"
            label={messages.category}
            isRequired
            placeholder={messages.chooseCategory}
            options={categories}
          />
        </FieldCell>
        <FieldCell span="half">
          <FormTextField
            control={control}
            name="type"
            label={messages.type}
            placeholder={messages.typeExample}
            isRequired={false}
          />
        </FieldCell>
        {hasUnit ? (
          <FormUnitPicker
            control={control}
            name="unit"
            label={messages.unit}
            placeholder={messages.unitExample}
            isRequired
            call={calls.listPickableUnits}
          />
        ) : null}
        <SkillsField control={control} />
      </FieldGrid>
    </FormSection>
  );
}
