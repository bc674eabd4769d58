import { LinkButton, Page } from '@portal/ui';
import { usePermission, useTitle } from '@portal/web-kit';
import { UnitOverview } from '../features/units/components/unit-overview';
import { treeMessages } from '../features/units/messages';
import { paths } from '../paths';

export function UnitsPage() {
  const mayCreate = usePermission('createUnit');
  useTitle(treeMessages.title);
  return (
    <Page
      title={treeMessages.title}
      actions={mayCreate ? <LinkButton href={paths.createUnit}>{treeMessages.create}</LinkButton> : undefined}
    >
      <UnitOverview />
    </Page>
  );
}
