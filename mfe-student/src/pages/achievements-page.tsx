import { LinkButton, Page } from '@portal/ui';
import { useSession, useTitle } from '@portal/web-kit';
import { Plus } from 'lucide-react';
import { AchievementList } from '../features/achievements/components/achievement-list';
import { listMessages as messages } from '../features/achievements/messages';
import { paths } from '../paths';

export function AchievementsPage() {
  useTitle(messages.title);
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page
      title={messages.title}
      actions={
        <LinkButton variant="primary" icon={<Plus />} href={paths.addAchievement}>
          {messages.add}
        </LinkButton>
      }
    >
      <AchievementList userId={user._id} />
    </Page>
  );
}
