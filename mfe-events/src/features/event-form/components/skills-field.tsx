import { TokenField } from '@portal/ui/forms';
import { useFormField } from '@portal/web-kit/forms';
import type { Control } from '@portal/web-kit/forms';
import { useSkillSearch } from '../api/find-skills';
import type { EventForm } from '../event-schema';
import { messages } from '../messages';

type Skill = EventForm['skills'][number];

/** What those who attend may claim, found by typing. */
export function SkillsField({ control }: { readonly control: Control<EventForm> }) {
  const { onChange, ...field } = useFormField<EventForm, Skill[]>({ control, name: 'skills' });
  const { found, picker } = useSkillSearch();
  return (
    <TokenField
      {...field}
      {...picker}
      label={messages.skills}
      description={messages.skillsHint}
      isRequired={false}
      options={found.map(({ _id, name, category }) => ({ id: _id, label: name, detail: category }))}
      onChange={(chosen) => onChange(chosen.map(({ id, label }) => ({ id, label })))}
    />
  );
}
