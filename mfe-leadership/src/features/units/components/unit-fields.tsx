import { FormUnitPicker } from '@portal/campus-kit/forms';
import {
  calls,
  UNIT_CATEGORIES,
  UNIT_CATEGORY_NAMES,
  UNIT_TYPE_NAMES,
  UNIT_TYPES,
  type UnitCategory,
} from '@portal/contracts';
import { FieldCell, FieldGrid, FormSection, TextField } from '@portal/ui';
import {
  FormNumberField,
  FormSelect,
  FormSwitch,
  FormTextArea,
  FormTextField,
  type Control,
} from '@portal/web-kit/forms';
import { formMessages as messages } from '../messages';
import type { UnitForm } from '../unit-schema';
import { LinksField } from './links-field';

const types = UNIT_TYPES.map((type) => ({ value: type, label: UNIT_TYPE_NAMES[type] }));
const categories = UNIT_CATEGORIES.map((category) => ({ value: category, label: UNIT_CATEGORY_NAMES[category] }));

interface UnitFieldsProps {
  readonly control: Control<UnitForm>;
  /** The one category of a general secretary; the president chooses. */
  readonly ownCategory: UnitCategory | null;
  /** Whether it can be made inactive here. */
  readonly hasActivity: boolean;
  /** Titles beside the fields, where there is room. */
  readonly isSplit: boolean;
}

/** All fields of a unit, in their sections. */
export function UnitFields({ control, ownCategory, hasActivity, isSplit }: UnitFieldsProps) {
  return (
    <>
      <FormSection isSplit={isSplit} title={messages.organization}>
        <FieldGrid>
          <FormTextField
            control={control}
            name="name"
            label={messages.name}
            placeholder={messages.nameExample}
            isRequired
          />
          <FieldCell span="half">
            <FormSelect
              control={control}
              name="type"
              label={messages.type}
              isRequired
              placeholder={messages.chooseType}
              options={types}
            />
          </FieldCell>
          <FieldCell span="half">
            {ownCategory ? (
              <TextField
                isReadOnly
                label={messages.category}
                description={messages.ownCategory}
                value={UNIT_CATEGORY_NAMES[ownCategory]}
                onChange={() => undefined}
              />
            ) : (
              <FormSelect
                control={control}
                name="category"
                label={messages.category}
                isRequired
                placeholder={messages.chooseCategory}
                options={categories}
              />
            )}
          </FieldCell>
          <FormUnitPicker
            control={control}
            name="parent"
            label={messages.parent}
            description={messages.parentHint}
            placeholder={messages.findParent}
            isRequired={false}
            call={calls.listUnits}
            query={{ expand: '1', ...(ownCategory && { category: ownCategory }) }}
            failed={messages.parentsFailed}
          />
          <FieldCell span="half">
            <FormNumberField
              control={control}
              name="level"
              label={messages.level}
              description={messages.levelHint}
              isRequired
            />
          </FieldCell>
          <FormTextArea control={control} name="description" label={messages.description} rows={3} isRequired={false} />
          {hasActivity ? (
            <FormSwitch control={control} name="isActive" label={messages.isActive} description={messages.activeHint} />
          ) : null}
        </FieldGrid>
      </FormSection>
      <FormSection isSplit={isSplit} title={messages.contact}>
        <FieldGrid>
          <FormTextField control={control} name="email" type="email" label={messages.email} isRequired />
          <LinksField control={control} />
        </FieldGrid>
      </FormSection>
      <FormSection isSplit={isSplit} title={messages.budget}>
        <FieldGrid>
          <FieldCell span="half">
            <FormNumberField control={control} name="allocated" label={messages.allocated} prefix="₹" hasDecimals />
          </FieldCell>
          <FieldCell span="half">
            <FormNumberField control={control} name="spent" label={messages.spent} prefix="₹" hasDecimals />
          </FieldCell>
        </FieldGrid>
      </FormSection>
    </>
  );
}
