import { Page } from '@portal/ui';
import { useSession, useTitle, type Prefetch } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { Inbox } from '../features/approvals/components/inbox';
import { inboxMessages } from '../features/approvals/messages';
import { prefetchApprovals } from '../features/approvals/use-approvals';
import { useOnActivity } from '../features/feed/use-on-activity';
import { approvalKindsOf } from './approval-kinds';

/** Everything that waits for the decision of an officer, in one list. */
export function ApprovalsPage() {
  useTitle(inboxMessages.title);
  const client = useQueryClient();
  const kinds = approvalKindsOf(useSession());
  useOnActivity(() => kinds.forEach(({ queryKey }) => void client.invalidateQueries({ queryKey })));
  return (
    <Page title={inboxMessages.title}>
      <Inbox kinds={kinds} />
    </Page>
  );
}

ApprovalsPage.prefetch = ((client, user) =>
  user ? prefetchApprovals(client, approvalKindsOf({ user, role: user.role })) : []) satisfies Prefetch;
