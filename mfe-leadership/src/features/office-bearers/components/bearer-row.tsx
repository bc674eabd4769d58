import type { OfficeBearer } from '@portal/contracts';
import { Avatar, ListItem, TextLink } from '@portal/ui';
import { messages } from '../messages';

/** A person in office, with the contact that they share. */
export function BearerRow({ bearer }: { readonly bearer: OfficeBearer }) {
  const { name, profilePic, email, phone } = bearer.user_id.personal_info;
  return (
    <ListItem
      leading={<Avatar name={name} src={profilePic} variant="quiet" />}
      title={name}
      text={bearer.position_id.title}
      meta={
        <>
          {bearer.status === 'terminated' ? <span>{messages.endedEarly}</span> : null}
          {email === undefined ? null : (
            <TextLink isSolo href={`mailto:${email}`}>
              {email}
            </TextLink>
          )}
          {phone === undefined ? null : (
            <TextLink isSolo href={`tel:${phone}`}>
              {phone}
            </TextLink>
          )}
        </>
      }
    />
  );
}
