import { Section } from '@portal/ui';
import { useWatch, type Control } from '@portal/web-kit/forms';
import { formMessages } from '../messages';
import { distinctSkills, typeOf, type PositionForm } from '../position-schema';
import { PositionCard } from './position-card';
import styles from './positions.module.css';

/** The card that the form makes, beside the form on a desktop. */
export function PositionPreview({ control }: { readonly control: Control<PositionForm> }) {
  const form = useWatch({ control }) as PositionForm;
  return (
    <div className={styles.side}>
      <Section title={formMessages.preview}>
        <PositionCard
          position={{
            title: form.title.trim() || formMessages.untitled,
            type: typeOf(form),
            unit: form.unit?.label ?? '',
            count: form.count ?? 1,
            skills: distinctSkills(form.skills),
          }}
        />
      </Section>
    </div>
  );
}
