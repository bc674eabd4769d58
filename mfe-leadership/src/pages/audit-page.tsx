import { Page } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { AuditList } from '../features/audit/components/audit-list';
import { texts } from '../texts';

/** Who changed what, when and in which request. */
export function AuditPage() {
  useTitle(texts.audit.title);
  return (
    <Page title={texts.audit.title}>
      <AuditList />
    </Page>
  );
}
