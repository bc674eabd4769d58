import { LinkButton, Page } from '@portal/ui';
import { usePermission, useTitle } from '@portal/web-kit';
import { PositionList } from '../features/positions/components/position-list';
import { listMessages } from '../features/positions/messages';
import { paths } from '../paths';

export function PositionsPage() {
  useTitle(listMessages.positions);
  const mayAdd = usePermission('addPosition');
  return (
    <Page
      title={listMessages.positions}
      actions={mayAdd ? <LinkButton href={paths.addPosition}>{listMessages.add}</LinkButton> : undefined}
    >
      <PositionList />
    </Page>
  );
}
