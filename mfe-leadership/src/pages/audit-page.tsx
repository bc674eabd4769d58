import { Page } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { AuditList } from '../features/audit/components/audit-list';
import { messages } from '../features/audit/messages';

/** Who changed what, when and in which request. */
export function AuditPage() {
  useTitle(messages.title);
  return (
    <Page title={messages.title}>
      <AuditList />
    </Page>
  );
}
