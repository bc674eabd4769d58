import { UnitName } from '@portal/campus-kit';
import type { HolderAnswer } from '@portal/contracts';
import { DescriptionList, GroupHeading } from '@portal/ui';
import { detailsMessages as messages } from '../messages';
import { StatusBadge } from './status-badge';

/** The position of a holder and its status. */
export function PositionFacts({ holder }: { readonly holder: HolderAnswer }) {
  const { position_id: position, termination_reason: endReason, requirements_reason: exception } = holder;
  return (
    <>
      <GroupHeading>{messages.position}</GroupHeading>
      <DescriptionList
        variant="dialog"
        items={[
          { label: messages.positionTitle, value: position.title },
          {
            label: messages.department,
            value: <UnitName unit={position.unit_id} size="inherit" />,
          },
          { label: messages.type, value: position.position_type ?? messages.notGiven },
          { label: messages.tenure, value: holder.tenure_year },
          { label: messages.porId, value: holder.por_id ?? messages.notGiven },
          { label: messages.status, value: <StatusBadge status={holder.status} /> },
          ...(endReason ? [{ label: messages.endReason, value: endReason }] : []),
          ...(exception ? [{ label: messages.exception, value: exception }] : []),
        ]}
      />
    </>
  );
}
