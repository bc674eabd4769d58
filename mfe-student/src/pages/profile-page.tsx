import { calls, type SessionUser } from '@portal/contracts';
import { Button, Columns, LinkButton, Page, useViewport } from '@portal/ui';
import { useRead, useSession, useTitle } from '@portal/web-kit';
import { BadgeCheck, Pencil } from 'lucide-react';
import { useState } from 'react';
import { PhotoEditor } from '../features/profile/components/photo-editor';
import { ProfileDetails } from '../features/profile/components/profile-details';
import { EditProfile } from '../features/profile/components/edit-profile';
import { ProfileHead } from '../features/profile/components/profile-head';
import { ProfileState } from '../features/profile/components/profile-state';
import { useProfileDraft } from '../features/profile/use-profile-form';
import { profileMessages as messages } from '../messages';
import { paths } from '../paths';
import { ConfirmedSections } from './confirmed-sections';
import { OwnRecord } from './own-record';

export function ProfilePage() {
  const { user } = useSession();
  return user ? <OwnProfile user={user} /> : null;
}

type Mode = 'view' | 'draft' | 'edit' | 'edited';

function OwnProfile({ user }: { readonly user: SessionUser }) {
  const query = useRead(calls.readProfile, { params: { userId: user._id } });
  const { stored } = useProfileDraft();
  // A draft is of an editing that was interrupted, which goes on.
  const [mode, setMode] = useState<Mode>(stored ? 'draft' : 'view');
  const isEditing = mode === 'draft' || mode === 'edit';
  const title = isEditing ? messages.editTitle : messages.title;
  useTitle(title);
  const viewport = useViewport();
  const edit = query.data && !isEditing && (
    <>
      <LinkButton icon={<BadgeCheck />} href={paths.record}>
        {messages.record}
      </LinkButton>
      <Button icon={<Pencil />} autoFocus={mode === 'edited'} onPress={() => setMode('edit')}>
        {messages.edit}
      </Button>
    </>
  );
  return (
    <Page title={title} {...(edit && { actions: edit })}>
      <Columns>
        <div>
          <ProfileState query={query}>
            {(profile) =>
              isEditing ? (
                <>
                  <PhotoEditor profile={profile} />
                  <EditProfile profile={profile} isOpened={mode === 'edit'} onDone={() => setMode('edited')} />
                </>
              ) : (
                <>
                  <ProfileHead profile={profile} />
                  <ProfileDetails profile={profile}>
                    <ConfirmedSections userId={user._id} />
                  </ProfileDetails>
                </>
              )
            }
          </ProfileState>
        </div>
        {/* Below the form it would be in the way of its buttons. */}
        {query.isLoadingError || (isEditing && viewport !== 'desktop') ? null : <OwnRecord userId={user._id} />}
      </Columns>
    </Page>
  );
}
