import { calls, type SharedRecord } from '@portal/contracts';
import { EmptyState, LoadMoreRow, Rows, Section } from '@portal/ui';
import { usePages } from '@portal/web-kit';
import { useListDialog } from '@portal/web-kit/focus';
import { ReadState } from '@portal/web-kit/read-state';
import { Link2 } from 'lucide-react';
import { linkMessages as messages } from '../messages';
import { EndDialog } from './end-dialog';
import { SharedLinkRow } from './shared-link-row';

const PAGE_SIZE = 20;

/** The person's links, newest first. */
export function SharedLinkList() {
  const query = usePages(calls.listSharedRecords, { query: { limit: PAGE_SIZE } });
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const { list, open: ending, setOpen: setEnding, close } = useListDialog<SharedRecord>();
  const links = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Section title={messages.title}>
      <div ref={list} tabIndex={-1} role="group" aria-label={messages.title}>
        <ReadState query={query} loading={messages.loading} failed={messages.failed} shape="items" />
        {data && links.length === 0 ? (
          <EmptyState icon={<Link2 />} title={messages.none} text={messages.noneText} />
        ) : null}
        {links.length > 0 ? (
          <Rows>
            {links.map((link) => (
              <SharedLinkRow key={link._id} link={link} onEnd={() => setEnding(link)} />
            ))}
            {hasNextPage ? (
              <li>
                <LoadMoreRow isLoading={isFetchingNextPage} onPress={() => void fetchNextPage()}>
                  {messages.more}
                </LoadMoreRow>
              </li>
            ) : null}
          </Rows>
        ) : null}
        {ending ? <EndDialog link={ending} onClose={close} /> : null}
      </div>
    </Section>
  );
}
