import { calls } from '@portal/contracts';
import { ErrorState, ListItem, Rows, Section, TextLink } from '@portal/ui';
import { usePage, usePermission, useSession } from '@portal/web-kit';
import { claimsHref } from '../../../paths';
import { unitMessages as messages } from '../messages';

const MAX_CLAIMS = 5;

/** The positions of the unit that students say they hold, for who may confirm them; nothing when there are none. */
export function UnitClaims({ unitId }: { readonly unitId: string }) {
  const { role } = useSession();
  const { data, isError, isRefetching, refetch } = usePage(
    calls.listClaims,
    { query: { unit: unitId, limit: MAX_CLAIMS } },
    { enabled: usePermission('listClaims') },
  );
  if (isError && !data) {
    return <ErrorState message={messages.claimsFailed} onRetry={() => void refetch()} isRetrying={isRefetching} />;
  }
  if (!data || data.items.length === 0) return null;
  return (
    <Section
      title={messages.claims}
      count={data.total}
      trailing={
        <TextLink isSolo href={claimsHref(role, unitId)}>
          {messages.reviewClaims}
        </TextLink>
      }
    >
      <Rows>
        {data.items.map(({ _id, user_id: person, position_id: position, tenure_year: tenure }) => (
          <ListItem
            key={_id}
            title={person.personal_info.name}
            meta={
              <>
                <span>{position.title}</span>
                <span>{messages.tenure(tenure)}</span>
              </>
            }
          />
        ))}
      </Rows>
    </Section>
  );
}
