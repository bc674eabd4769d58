import type { ClaimAnswer } from '@portal/contracts';
import { Button } from '@portal/ui';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { claimMessages as messages } from '../messages';
import { hasRequirements } from '../requirements';
import { useRequirementCheck } from '../use-requirement-check';
import styles from './holders.module.css';
import { RequirementList } from './requirement-list';

interface ClaimRequirementsProps {
  readonly claim: ClaimAnswer;
}

/** Whether the student meets what the position asks for. */
export function ClaimRequirements({
  claim: { user_id: user, position_id: position, requirements },
}: ClaimRequirementsProps) {
  const check = useRequirementCheck(user._id, requirements);
  return <RequirementList position={position.title} check={check} />;
}

/** The same behind a button, so that a list of claims does not read the profile of each student. */
export function ClaimRequirementsOnDemand({ claim }: ClaimRequirementsProps) {
  const [isOpen, setOpen] = useState(false);
  if (!claim.requirements || !hasRequirements(claim.requirements)) return null;
  return (
    <div className={styles.requirements}>
      <div>
        <Button icon={<ListChecks />} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {messages.requirements}
        </Button>
      </div>
      {isOpen ? <ClaimRequirements claim={claim} /> : null}
    </div>
  );
}
