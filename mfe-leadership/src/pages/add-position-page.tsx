import { LinkButton, Page } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { AddPositionForm } from '../features/positions/components/add-position-form';
import { formMessages, listMessages } from '../features/positions/messages';
import { paths } from '../paths';

export function AddPositionPage() {
  useTitle(formMessages.title);
  return (
    <Page title={formMessages.title} actions={<LinkButton href={paths.positions}>{listMessages.positions}</LinkButton>}>
      <AddPositionForm />
    </Page>
  );
}
