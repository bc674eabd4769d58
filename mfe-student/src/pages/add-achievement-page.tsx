import { LinkButton, Page } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { AddAchievementForm } from '../features/achievements/components/add-achievement-form';
import { formMessages as messages } from '../features/achievements/messages';
import { paths } from '../paths';

export function AddAchievementPage() {
  useTitle(messages.title);
  return (
    <Page
      title={messages.title}
      width="narrow"
      actions={<LinkButton href={paths.achievements}>{messages.see}</LinkButton>}
    >
      <AddAchievementForm />
    </Page>
  );
}
