import { EVENT_CATEGORY_NAMES, SKILL_TYPES } from '@portal/contracts';
import { FieldCell, FieldGrid } from '@portal/ui';
import { FormSelect, FormTextArea, FormTextField, useFormContext } from '@portal/web-kit/forms';
import { addMessages as messages } from '../messages';
import type { AddSkillForm } from '../skill-schema';
import { SimilarSkills } from './similar-skills';

const types = SKILL_TYPES.map((type) => ({ value: type, label: EVENT_CATEGORY_NAMES[type] }));

interface NewSkillFieldsProps {
  /** Takes a skill of the catalogue in place of the new one. */
  readonly onUse: (skill: { readonly id: string; readonly label: string }) => void;
}

/** A skill that the catalogue does not have; those much like it are offered first. */
export function NewSkillFields({ onUse }: NewSkillFieldsProps) {
  const { control } = useFormContext<AddSkillForm>();
  return (
    <FieldGrid>
      <FormTextField control={control} name="name" label={messages.name} isRequired />
      <SimilarSkills onUse={onUse} />
      <FieldCell span="half">
        <FormTextField
          control={control}
          name="category"
          label={messages.category}
          placeholder={messages.categoryExample}
          isRequired
        />
      </FieldCell>
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
      <FormTextArea control={control} name="description" label={messages.description} rows={2} isRequired={false} />
    </FieldGrid>
  );
}
