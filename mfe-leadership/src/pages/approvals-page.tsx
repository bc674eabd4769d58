import { Page } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { Inbox } from '../features/approvals/components/inbox';
import { inboxMessages } from '../features/approvals/messages';
import { useOnActivity } from '../features/feed/use-on-activity';
import { useApprovalKinds } from './approval-kinds';

/** Everything that waits for the decision of an officer, in one list. */
export function ApprovalsPage() {
  useTitle(inboxMessages.title);
  const client = useQueryClient();
  const kinds = useApprovalKinds();
  useOnActivity(() => kinds.forEach(({ queryKey }) => void client.invalidateQueries({ queryKey })));
  return (
    <Page title={inboxMessages.title} width="narrow">
      <Inbox kinds={kinds} />
    </Page>
  );
}
