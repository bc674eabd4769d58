import { LinkButton, Page } from '@portal/ui';
import { usePermission, useTitle } from '@portal/web-kit';
import { PositionList } from '../features/positions/components/position-list';
import { positionTexts } from '../features/positions/texts';
import { paths } from '../paths';

const words = positionTexts.list;

export function PositionsPage() {
  useTitle(words.positions);
  const mayAdd = usePermission('addPosition');
  return (
    <Page
      title={words.positions}
      actions={mayAdd ? <LinkButton href={paths.addPosition}>{words.add}</LinkButton> : undefined}
    >
      <PositionList />
    </Page>
  );
}
