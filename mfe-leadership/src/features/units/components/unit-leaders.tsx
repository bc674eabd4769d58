import { calls, ROLE_NAMES } from '@portal/contracts';
import { Avatar, EmptyState, ErrorState, ListItem, LoadingState, Rows, Section } from '@portal/ui';
import { useRead } from '@portal/web-kit';
import { unitMessages as messages } from '../messages';

/** Its coordinators, and the officer above them. */
export function UnitLeaders({ unitId }: { readonly unitId: string }) {
  const { data, isPending, isError, isRefetching, refetch } = useRead(calls.listUnitLeaders, {
    params: { id: unitId },
  });
  return (
    <Section title={messages.leaders}>
      {isPending ? <LoadingState label={messages.leadersLoading} shape="rows" count={2} /> : null}
      {isError && !data ? (
        <ErrorState message={messages.leadersFailed} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : null}
      {data?.length === 0 ? <EmptyState title={messages.noLeaders} /> : null}
      {data && data.length > 0 ? (
        <Rows>
          {data.map(({ _id, role, personal_info: { name, profilePic } }) => (
            <ListItem
              key={_id}
              leading={<Avatar name={name} src={profilePic} variant="quiet" />}
              title={name}
              meta={<span>{ROLE_NAMES[role]}</span>}
            />
          ))}
        </Rows>
      ) : null}
    </Section>
  );
}
