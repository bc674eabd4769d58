import { calls, pathOf, type EventAnswer } from '@portal/contracts';
import { Avatar, ListItem, Rows, Section } from '@portal/ui';
import { useSession } from '@portal/web-kit';
import { messages } from '../messages';

/** Who organizes an event, with their photos, which only people who are signed in may see. */
export function EventOrganizers({ organizers }: Pick<EventAnswer, 'organizers'>) {
  const { user } = useSession();
  if (organizers.length === 0) return null;
  return (
    <Section title={messages.organizers}>
      <Rows>
        {organizers.map(({ _id, kind, personal_info: { name } }) => {
          const photo = user && kind === 'user' ? pathOf(calls.readPicture, { userId: _id }) : undefined;
          return (
            <ListItem
              key={`${kind} ${_id}`}
              leading={<Avatar name={name} src={photo} variant="quiet" />}
              title={name || messages.person}
            />
          );
        })}
      </Rows>
    </Section>
  );
}
