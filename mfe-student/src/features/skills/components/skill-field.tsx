import { calls, foldName } from '@portal/contracts';
import { ComboBox, type ComboOption } from '@portal/ui/forms';
import { callApi, readKey } from '@portal/web-kit';
import { useFormContext, useFormField, usePickerSearch, useWatch, type PickedOption } from '@portal/web-kit/forms';
import { Plus } from 'lucide-react';
import { addMessages as messages } from '../messages';
import type { AddSkillForm } from '../skill-schema';

interface SkillFieldProps {
  /** Ids of the skills that the person has added already. */
  readonly added: ReadonlySet<string>;
  /** Describes a new skill, whose name was typed. */
  readonly onNew: (name: string) => void;
}

const MAX_SKILLS = 20;
/** In place of the id of a skill. */
const NEW = 'new';

/** A skill of the catalogue, found by typing; what is typed may also become a new one. */
export function SkillField({ added, onNew }: SkillFieldProps) {
  const { control, setValue } = useFormContext<AddSkillForm>();
  const { onChange, ...field } = useFormField<AddSkillForm, PickedOption | null>({ control, name: 'skill' });
  const typed = useWatch({ control, name: 'typed' }).trim();
  const { found, picker } = usePickerSearch({
    queryKey: readKey(calls.listSkills, 'found'),
    find: (q, signal) => callApi(calls.listSkills, { query: { limit: MAX_SKILLS, ...(q && { q }) }, signal }),
  });
  const search = (text: string) => {
    setValue('typed', text);
    picker.onInputChange(text);
  };
  const pick = (option: ComboOption | null) => {
    if (option?.id === NEW) onNew(typed);
    else onChange(option && { id: option.id, label: option.label });
  };
  const isKnown = found.some(({ name }) => foldName(name) === foldName(typed));
  const canAdd = typed !== '' && !isKnown && !picker.isLoading && !picker.isError;
  return (
    <ComboBox
      {...picker}
      {...field}
      onInputChange={search}
      onChange={pick}
      label={messages.skill}
      placeholder={messages.findSkill}
      isRequired
      options={[
        ...found.map(({ _id, name, category }) => ({
          id: _id,
          label: name,
          detail: added.has(_id) ? `${category}, ${messages.added}` : category,
        })),
        // The list covers the button that leads to the same.
        ...(canAdd ? [{ id: NEW, label: messages.addTyped(typed), leading: <Plus /> }] : []),
      ]}
    />
  );
}
