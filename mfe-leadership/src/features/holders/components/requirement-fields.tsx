import { Alert } from '@portal/ui';
import { FormTextArea, type Control } from '@portal/web-kit/forms';
import type { HolderForm } from '../holder-schema';
import { requirementMessages as messages } from '../messages';
import type { RequirementCheck } from '../use-requirement-check';
import styles from './holders.module.css';
import { RequirementList } from './requirement-list';

interface RequirementFieldsProps {
  readonly control: Control<HolderForm>;
  readonly person: string;
  readonly position: string;
  readonly check: RequirementCheck;
}

/** The requirements of the chosen position, and why the chosen person is appointed who does not meet them. */
export function RequirementFields({ control, person, position, check }: RequirementFieldsProps) {
  if (check.requirements.length === 0) return null;
  return (
    <div className={styles.requirements}>
      <RequirementList position={position} check={check} />
      {check.isException ? (
        <>
          <Alert tone="warning" role="status">
            <p>{messages.warning(person)}</p>
          </Alert>
          <FormTextArea control={control} name="exception" label={messages.reason} isRequired={false} rows={2} />
        </>
      ) : null}
    </div>
  );
}
