import { Section } from '@portal/ui';
import { useWatch, type Control } from 'react-hook-form';
import { distinctSkills, typeOf, type PositionForm } from '../position-form';
import { formMessages } from '../messages';
import { PositionCard } from './position-card';
import styles from './positions.module.css';

/** Beside the form on a desk: the card it makes. */
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
