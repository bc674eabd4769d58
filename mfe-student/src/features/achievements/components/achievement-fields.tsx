import { ACHIEVEMENT_TYPES, EVENT_CATEGORY_NAMES } from '@portal/contracts';
import { FieldCell, FieldGrid, FormSection } from '@portal/ui';
import { FormDateField, FormSelect, FormTextArea, FormTextField, type Control } from '@portal/web-kit/forms';
import type { AchievementForm } from '../achievement-schema';
import { formMessages as messages } from '../messages';
import { ProofFields } from './proof-fields';

const types = ACHIEVEMENT_TYPES.map((type) => ({ value: type, label: EVENT_CATEGORY_NAMES[type] }));

interface AchievementFieldsProps {
  readonly control: Control<AchievementForm>;
  /** Titles of the sections beside the fields instead of above them. */
  readonly isSplit: boolean;
}

/** The form of an achievement, new or saved. */
export function AchievementFields({ control, isSplit }: AchievementFieldsProps) {
  return (
    <>
      <FormSection isSplit={isSplit} title={messages.what}>
        <FieldGrid>
          <FormTextField
            control={control}
            name="title"
            label={messages.achievementTitle}
            placeholder={messages.titleExample}
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
            <FormTextField
              control={control}
              name="category"
              label={messages.category}
              placeholder={messages.categoryExample}
              isRequired
            />
          </FieldCell>
          <FieldCell span="half">
            <FormDateField control={control} name="date" label={messages.date} isRequired />
          </FieldCell>
          <FieldCell span="half">
            <FormTextField
              control={control}
              name="level"
              label={messages.level}
              placeholder={messages.levelExample}
              isRequired={false}
            />
          </FieldCell>
          <FieldCell span="half">
            <FormTextField
              control={control}
              name="position"
              label={messages.position}
              placeholder={messages.positionExample}
              isRequired={false}
            />
          </FieldCell>
          <FormTextArea control={control} name="description" label={messages.description} rows={4} isRequired={false} />
        </FieldGrid>
      </FormSection>
      <ProofFields control={control} isSplit={isSplit} />
    </>
  );
}
