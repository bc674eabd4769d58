import { calls } from '@portal/contracts';
import { ErrorState, LoadingState, Panel, Stack, Text, TextLink } from '@portal/ui';
import { useFormats, usePage, useSession } from '@portal/web-kit';
import { otherPages } from '../../../paths';
import { achievementMessages as messages } from '../achievement-messages';

/** The count of achievements at an event that are to be verified, and a link to them. */
export function AchievementsSection({ eventId }: { readonly eventId: string }) {
  const formats = useFormats();
  const isCoordinator = useSession().role === 'CLUB_COORDINATOR';
  const query = { limit: 1, event: eventId, unit: isCoordinator ? ('own' as const) : undefined };
  const {
    data: count,
    isPending,
    isError,
    refetch,
    isRefetching,
  } = usePage(calls.listUnendorsedAchievements, { params: { type: 'all' }, query }, { select: ({ total }) => total });
  const review = isCoordinator ? otherPages.clubAchievements : otherPages.endorsements;
  if (isError && count === undefined) {
    return <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />;
  }
  return (
    <Panel title={messages.title}>
      {isPending ? <LoadingState label={messages.loading} shape="text" count={1} /> : null}
      {count === 0 ? <Text tone="secondary">{messages.none}</Text> : null}
      {count ? (
        <Stack gap={1}>
          <p>{messages.pending(count, formats.number(count))}</p>
          <TextLink isSolo href={review(eventId)}>
            {messages.review}
          </TextLink>
        </Stack>
      ) : null}
    </Panel>
  );
}
