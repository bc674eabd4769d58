import { Alert, Button, Stack, Text } from '@portal/ui';
import { useFormContext, useWatch } from '@portal/web-kit/forms';
import { useSimilarSkills } from '../api/find-similar-skills';
import { addMessages as messages } from '../messages';
import type { AddSkillForm } from '../skill-schema';
import styles from './own-skills.module.css';

interface SimilarSkillsProps {
  readonly onUse: (skill: { readonly id: string; readonly label: string }) => void;
}

/** Skills of the catalogue with names like the new one, before the same is added twice under two names. */
export function SimilarSkills({ onUse }: SimilarSkillsProps) {
  const { control } = useFormContext<AddSkillForm>();
  const name = useWatch({ control, name: 'name' });
  const similar = useSimilarSkills(name);
  if (similar.length === 0) return null;
  return (
    <Alert tone="warning" role="status">
      <Stack gap={2}>
        <p>
          <strong>{messages.similar}.</strong> {messages.similarText}
        </p>
        <ul className={styles.similar}>
          {similar.map(({ _id, name: known, category }) => (
            <li key={_id} className={styles.similarItem}>
              <span>
                {known} <Text tone="muted">{category}</Text>
              </span>
              <Button onPress={() => onUse({ id: _id, label: known })}>{messages.useSimilar(known)}</Button>
            </li>
          ))}
        </ul>
      </Stack>
    </Alert>
  );
}
