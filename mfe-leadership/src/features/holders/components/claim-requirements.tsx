import type { ClaimAnswer } from '@portal/contracts';
import { useRequirementCheck } from '../use-requirement-check';
import { RequirementList } from './requirement-list';

/** Whether the student meets what the position asks for; reads the profile of the student. */
export function ClaimRequirements({ claim }: { readonly claim: ClaimAnswer }) {
  const check = useRequirementCheck(claim.user_id._id, claim.requirements);
  return <RequirementList position={claim.position_id.title} check={check} />;
}
