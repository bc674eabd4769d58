import { Avatar, EmptyState, ListItem, Rows, Section, TextLink } from '@portal/ui';
import { ReadState } from '@portal/web-kit/read-state';
import { useQuery } from '@tanstack/react-query';
import { holdersHref } from '../../../paths';
import { unitPeopleQuery } from '../api/unit-people';
import { unitMessages as messages } from '../messages';
import { useProfileHref } from '../use-profile-href';

/** Who holds its positions now; those of earlier tenures are in the list of all. */
export function UnitPeople({ unitId }: { readonly unitId: string }) {
  const query = useQuery(unitPeopleQuery(unitId));
  const profileHref = useProfileHref();
  const { data } = query;
  return (
    <Section
      title={messages.people}
      count={data?.total}
      trailing={
        <TextLink isSolo href={holdersHref({ unit: unitId })}>
          {messages.allHolders}
        </TextLink>
      }
    >
      <ReadState query={query} loading={messages.peopleLoading} failed={messages.peopleFailed} shape="rows" count={3} />
      {data?.items.length === 0 ? <EmptyState title={messages.noPeople} /> : null}
      {data && data.items.length > 0 ? (
        <Rows>
          {data.items.map(({ _id, user_id: person, position_id: position }) => {
            const { name, profilePic } = person.personal_info;
            return (
              <ListItem
                key={_id}
                leading={<Avatar name={name} src={profilePic} variant="quiet" />}
                title={name}
                href={profileHref(person._id)}
                meta={<span>{position.title}</span>}
              />
            );
          })}
        </Rows>
      ) : null}
    </Section>
  );
}
