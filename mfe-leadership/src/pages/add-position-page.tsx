import { LinkButton, Page } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { AddPositionForm } from '../features/positions/components/add-position-form';
import { positionTexts } from '../features/positions/texts';
import { paths } from '../paths';

const words = positionTexts.form;

export function AddPositionPage() {
  useTitle(words.title);
  return (
    <Page title={words.title} actions={<LinkButton href={paths.positions}>{positionTexts.list.positions}</LinkButton>}>
      <AddPositionForm />
    </Page>
  );
}
