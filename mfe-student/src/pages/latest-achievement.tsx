import { EmptyState, ErrorState, LoadingState, Section, TextLink } from '@portal/ui';
import { LatestAchievementCard } from '../features/achievements/components/latest-achievement-card';
import { useRecordSummary } from '../features/record-summary/api/read-summary';
import { latestAchievementMessages as messages } from '../messages';
import { paths } from '../paths';

/** The achievement that the person recorded last. */
export function LatestAchievement({ userId }: { readonly userId: string }) {
  const { data, isPending, isError, refetch, isRefetching } = useRecordSummary(userId);
  const latest = data?.latest_achievement;
  return (
    <Section
      title={messages.title}
      trailing={
        latest ? (
          <TextLink isSolo href={paths.achievements}>
            {messages.all}
          </TextLink>
        ) : undefined
      }
    >
      {isPending ? <LoadingState label={messages.loading} shape="items" count={1} /> : null}
      {isError && !data ? (
        <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : null}
      {latest === null ? <EmptyState title={messages.none} text={messages.noneText} /> : null}
      {latest ? <LatestAchievementCard achievement={latest} /> : null}
    </Section>
  );
}
