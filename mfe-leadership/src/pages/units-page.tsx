import { LinkButton, Page } from '@portal/ui';
import { usePermission, useTitle } from '@portal/web-kit';
import { pageMessages as importMessages } from '../features/imports/messages';
import { UnitCsvButton } from '../features/units/components/unit-csv-button';
import { UnitOverview } from '../features/units/components/unit-overview';
import { treeMessages } from '../features/units/messages';
import { importHref, paths } from '../paths';

export function UnitsPage() {
  const mayCreate = usePermission('createUnit');
  // The table is for officers.
  const mayExport = usePermission('addPosition');
  useTitle(treeMessages.title);
  return (
    <Page
      title={treeMessages.title}
      actions={
        mayExport ? (
          <>
            <UnitCsvButton />
            {mayCreate ? (
              <>
                <LinkButton href={importHref('units')}>{importMessages.link}</LinkButton>
                <LinkButton href={paths.createUnit}>{treeMessages.create}</LinkButton>
              </>
            ) : null}
          </>
        ) : undefined
      }
    >
      <UnitOverview />
    </Page>
  );
}
