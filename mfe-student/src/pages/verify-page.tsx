import { calls } from '@portal/contracts';
import { ErrorState, LoadingState, Page } from '@portal/ui';
import { hasCode, useRead, useTitle } from '@portal/web-kit';
import { useParams } from 'react-router-dom';
import { ShownRecord } from '../features/record/components/shown-record';
import { verifyMessages as messages } from '../features/record/messages';

/** Shows everyone with the link, also without an account, whether a record is valid. */
export function VerifyPage() {
  const { token = '' } = useParams();
  const { data, isPending, error, refetch, isRefetching } = useRead(calls.verifyRecord, { params: { token } });
  const isMissing = hasCode(error, 'SHARED_RECORD.NOT_FOUND');
  useTitle(isMissing ? messages.notFound : messages.title);
  if (isMissing) return <Page title={messages.notFound} subtitle={messages.notFoundText} width="narrow" />;
  return (
    <Page title={messages.title} width="narrow">
      {isPending ? <LoadingState label={messages.loading} shape="items" /> : null}
      {error && !data ? (
        <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : null}
      {data ? <ShownRecord token={token} shown={data} /> : null}
    </Page>
  );
}
