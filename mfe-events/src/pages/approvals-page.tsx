import { Button, EmptyState, ErrorState, LoadingState, Page, Stack, Text } from '@portal/ui';
import { useFormats, useTitle } from '@portal/web-kit';
import { useEventCache } from '@portal/web-kit/events';
import { useWaitingRequests } from '../features/room-requests/api/list-waiting-requests';
import { RequestLead } from '../features/room-requests/components/request-lead';
import { RequestQueue } from '../features/room-requests/components/request-queue';
import { reviewMessages } from '../features/room-requests/review-messages';
import { useReview } from '../features/room-requests/use-review';
import { ReviewRequest } from './review-request';

const texts = reviewMessages.waiting;

/** Every room request that waits for the president, the oldest first, decided on the spot. */
export function ApprovalsPage() {
  useTitle(texts.title);
  const cache = useEventCache();
  const { data, isError, isRefetching, refetch, ...query } = useWaitingRequests();
  const { stateOf, decide } = useReview({
    onReviewed: (eventId, requests) => void cache.setRoomRequests(eventId, requests),
    onOutdated: () => void refetch(),
  });
  const waiting = data?.pages.flatMap(({ items }) => items);
  return (
    <Page title={texts.title} width="narrow" badge={data ? <Count total={data.pages[0]?.total ?? 0} /> : undefined}>
      {isError && !waiting ? (
        <ErrorState message={texts.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : null}
      {!isError && !waiting ? <LoadingState label={texts.loading} shape="rows" /> : null}
      {waiting?.length === 0 ? <EmptyState title={texts.none} text={texts.noneText} /> : null}
      {waiting && waiting.length > 0 ? (
        <Stack gap={4}>
          <div>
            <RequestQueue>
              {waiting.map((request) => (
                <ReviewRequest
                  key={request._id}
                  request={request}
                  {...stateOf(request)}
                  onDecide={(decision, reason) => void decide(request, decision, reason)}
                  lead={<RequestLead request={request} />}
                />
              ))}
            </RequestQueue>
          </div>
          {query.isFetchNextPageError ? (
            <ErrorState message={texts.moreFailed} onRetry={() => void query.fetchNextPage()} />
          ) : null}
          {query.hasNextPage ? (
            <Button isBlock busy={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
              {texts.showMore}
            </Button>
          ) : null}
        </Stack>
      ) : null}
    </Page>
  );
}

function Count({ total }: { readonly total: number }) {
  const formats = useFormats();
  return (
    <Text size="lg" tone="muted" isTabular>
      {formats.number(total)}
    </Text>
  );
}
