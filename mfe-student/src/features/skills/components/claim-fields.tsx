import { PROFICIENCY_LEVEL_NAMES, PROFICIENCY_LEVELS } from '@portal/contracts';
import { FormSelect, type Control, type FieldValues } from '@portal/web-kit/forms';
import { addMessages as messages } from '../messages';
import type { OwnPosition } from '../positions';
import type { ChangeSkillForm } from '../skill-schema';

const levels = PROFICIENCY_LEVELS.map((level) => ({ value: level, label: PROFICIENCY_LEVEL_NAMES[level] }));

interface ClaimFieldsProps<Values extends ChangeSkillForm & FieldValues> {
  readonly control: Control<Values>;
  readonly positions: readonly OwnPosition[];
}

/** How well the person masters the skill, and the position it was used in, where there is one to choose. */
export function ClaimFields<Values extends ChangeSkillForm & FieldValues>(props: ClaimFieldsProps<Values>) {
  // Both forms have these fields; the form library cannot tell that from a type parameter.
  const control = props.control as unknown as Control<ChangeSkillForm>;
  return (
    <>
      <FormSelect control={control} name="level" label={messages.level} isRequired options={levels} />
      {props.positions.length > 0 ? (
        <FormSelect
          control={control}
          name="position"
          label={messages.position}
          description={messages.positionHint}
          isRequired={false}
          placeholder={messages.noPosition}
          options={props.positions.map(({ id, title, unit }) => ({ value: id, label: `${title}, ${unit}` }))}
        />
      ) : null}
    </>
  );
}
