import { calls } from '@portal/contracts';
import { BackLink, Page } from '@portal/ui';
import { useRead, useSession, useTitle } from '@portal/web-kit';
import { Navigate, useParams } from 'react-router-dom';
import { ProfileDetails } from '../features/profile/components/profile-details';
import { ProfileHead } from '../features/profile/components/profile-head';
import { ProfileState } from '../features/profile/components/profile-state';
import { otherPages, paths } from '../paths';
import { profileMessages as messages } from '../messages';

/** Another person's profile, as far as officers may see it. */
export function PersonPage() {
  const { userId = '' } = useParams();
  const { user, role } = useSession();
  if (userId === user?._id) return <Navigate to={paths.profile} replace />;
  return <Person userId={userId} hasWayBack={role === 'PRESIDENT'} />;
}

function Person({ userId, hasWayBack }: { readonly userId: string; readonly hasWayBack: boolean }) {
  const query = useRead(calls.readProfile, { params: { userId } });
  useTitle(query.data?.personal_info.name ?? messages.title);
  return (
    <Page
      title={messages.title}
      width="narrow"
      back={hasWayBack ? <BackLink href={otherPages.roles}>{messages.back}</BackLink> : undefined}
    >
      <ProfileState query={query}>
        {(profile) => (
          <>
            <ProfileHead profile={profile} />
            <ProfileDetails profile={profile} />
          </>
        )}
      </ProfileState>
    </Page>
  );
}
