import { calls } from '@portal/contracts';
import { Page } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { CsvButton } from '@portal/web-kit/download';
import { AuditList } from '../features/audit/components/audit-list';
import { messages } from '../features/audit/messages';
import { useAuditFilters } from '../features/audit/use-audit-filters';

/** Who did what and when, and what it changed. */
export function AuditPage() {
  useTitle(messages.title);
  const state = useAuditFilters();
  return (
    <Page
      title={messages.title}
      actions={<CsvButton request={{ call: calls.listAudit, query: state.filters }} messages={messages} />}
    >
      <AuditList state={state} />
    </Page>
  );
}
