import { calls, type VerifiedRecord } from '@portal/contracts';
import { BackLink, EmptyState, Page, Stack } from '@portal/ui';
import { useRead, useTitle } from '@portal/web-kit';
import { ReadState } from '@portal/web-kit/read-state';
import { BadgeCheck } from 'lucide-react';
import { useRef } from 'react';
import { ShareForm } from '../features/record/components/share-form';
import { SharedLinkList } from '../features/record/components/shared-link-list';
import { recordMessages as messages } from '../features/record/messages';
import { paths } from '../paths';

/** The record that a person shows to others: what is in it, and the links to it. */
export function RecordPage() {
  useTitle(messages.title);
  const query = useRead(calls.readVerifiedRecord);
  return (
    <Page
      title={messages.title}
      subtitle={messages.subtitle}
      width="narrow"
      back={<BackLink href={paths.profile}>{messages.back}</BackLink>}
    >
      <Stack gap={6}>
        <ReadState query={query} loading={messages.loading} failed={messages.failed} shape="items" />
        {query.data ? <Record record={query.data} /> : null}
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
