import { calls, type VerifiedRecord } from '@portal/contracts';
import { BackLink, EmptyState, ErrorState, LoadingState, Page, Stack } from '@portal/ui';
import { useRead, useTitle } from '@portal/web-kit';
import { BadgeCheck } from 'lucide-react';
import { useRef } from 'react';
import { ShareForm } from '../features/record/components/share-form';
import { SharedLinkList } from '../features/record/components/shared-link-list';
import { recordMessages as messages } from '../features/record/messages';
import { paths } from '../paths';

/** The record that a person shows to others: what is in it, and the links to it. */
export function RecordPage() {
  useTitle(messages.title);
  const { data, isPending, isError, refetch, isRefetching } = useRead(calls.readVerifiedRecord);
  return (
    <Page
      title={messages.title}
      subtitle={messages.subtitle}
      width="narrow"
      back={<BackLink href={paths.profile}>{messages.back}</BackLink>}
    >
      <Stack gap={6}>
        {isPending ? <LoadingState label={messages.loading} shape="items" /> : null}
        {isError && !data ? (
          <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />
        ) : null}
        {data ? <Record record={data} /> : null}
      </Stack>
    </Page>
  );
}

function Record({ record }: { readonly record: VerifiedRecord }) {
  const links = useRef<HTMLDivElement>(null);
  return (
    <>
      {record.entries.length === 0 ? (
        <EmptyState icon={<BadgeCheck />} title={messages.none} text={messages.noneText} />
      ) : (
        <ShareForm record={record} onShared={() => links.current?.scrollIntoView({ block: 'start' })} />
      )}
      <div ref={links}>
        <SharedLinkList />
      </div>
    </>
  );
}
