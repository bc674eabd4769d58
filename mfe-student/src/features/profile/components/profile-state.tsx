import type { Profile } from '@portal/contracts';
import { EmptyState, ErrorState } from '@portal/ui';
import { hasCode } from '@portal/web-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { profileMessages as messages } from '../../../messages';
import { ProfileSkeleton } from './profile-skeleton';

interface ProfileStateProps {
  readonly query: UseQueryResult<Profile>;
  readonly children: (profile: Profile) => ReactNode;
}

/** Passes the profile to its children when it is loaded; until then it says that it loads, failed, or does not exist. */
export function ProfileState({ query, children }: ProfileStateProps) {
  const { data, isPending, error, refetch, isRefetching } = query;
  if (data) return children(data);
  if (isPending) return <ProfileSkeleton />;
  if (hasCode(error, 'PROFILE.NOT_FOUND')) {
    return <EmptyState icon={<UserRound />} title={messages.none} text={messages.noneText} />;
  }
  return <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />;
}
