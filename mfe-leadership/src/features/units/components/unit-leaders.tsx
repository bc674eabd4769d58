import { calls, ROLE_NAMES } from '@portal/contracts';
import { Avatar, EmptyState, ListItem, Rows, Section } from '@portal/ui';
import { useRead } from '@portal/web-kit';
import { ReadState } from '@portal/web-kit/read-state';
import { unitMessages as messages } from '../messages';
import { useProfileHref } from '../use-profile-href';

/** Its coordinators, and the officer above them. */
export function UnitLeaders({ unitId }: { readonly unitId: string }) {
  const query = useRead(calls.listUnitLeaders, {
    params: { id: unitId },
  });
  const profileHref = useProfileHref();
  const { data } = query;
  return (
    <Section title={messages.leaders}>
      <ReadState
        query={query}
        loading={messages.leadersLoading}
        failed={messages.leadersFailed}
        shape="rows"
        count={2}
      />
      {data?.length === 0 ? <EmptyState title={messages.noLeaders} /> : null}
      {data && data.length > 0 ? (
        <Rows>
          {data.map(({ _id, role, personal_info: { name, profilePic } }) => (
            <ListItem
              key={_id}
              leading={<Avatar name={name} src={profilePic} variant="quiet" />}
              title={name}
              href={profileHref(_id)}
              meta={<span>{ROLE_NAMES[role]}</span>}
            />
          ))}
        </Rows>
      ) : null}
    </Section>
  );
}
