import { LinkCard, Rows, Skeleton } from '@portal/ui';
import { Inbox } from 'lucide-react';
import { paths } from '../../../paths';
import { messages } from '../messages';
import { useApprovalsFigure } from './use-approvals-figure';

/** Leads a general secretary to all that waits for a decision, and says how much that is. */
export function InboxCard() {
  const { label, query, figure } = useApprovalsFigure();
  const missing = query.errorUpdateCount > 0 ? messages.unknown : <Skeleton width={88} />;
  return (
    <Rows as="div">
      <LinkCard href={paths.approvals} icon={<Inbox />} title={label} fact={figure?.note ?? missing} />
    </Rows>
  );
}
