import { Page } from '@portal/ui';
import { useSession, useTitle, type Prefetch } from '@portal/web-kit';
import { Inbox } from '../features/approvals/components/inbox';
import { inboxMessages } from '../features/approvals/messages';
import { prefetchApprovals } from '../features/approvals/use-approvals';
import { approvalKindsOf } from './approval-kinds';

/** Everything that waits for the decision of an officer, in one list. */
export function ApprovalsPage() {
  useTitle(inboxMessages.title);
  const kinds = approvalKindsOf(useSession());
  return (
    <Page title={inboxMessages.title}>
      <Inbox kinds={kinds} />
    </Page>
  );
}

ApprovalsPage.prefetch = ((client, user) =>
  user ? prefetchApprovals(client, approvalKindsOf({ user, role: user.role })) : []) satisfies Prefetch;
