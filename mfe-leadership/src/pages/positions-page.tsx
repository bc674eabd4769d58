import { LinkButton, Page } from '@portal/ui';
import { Tabs } from '@portal/ui/tabs';
import { usePermission, useTitle } from '@portal/web-kit';
import { HolderCsvButton } from '../features/holders/components/holder-csv-button';
import { HolderList } from '../features/holders/components/holder-list';
import { listMessages as holderMessages } from '../features/holders/messages';
import { pageMessages as importMessages } from '../features/imports/messages';
import { PositionCsvButton } from '../features/positions/components/position-csv-button';
import { PositionList } from '../features/positions/components/position-list';
import { listMessages } from '../features/positions/messages';
import { messages } from '../messages';
import { addHolderHref, importHref, paths } from '../paths';
import { useTab } from './use-tab';

const tabs = [
  { value: 'positions', label: listMessages.positions },
  { value: 'holders', label: holderMessages.holders },
] as const;

export function PositionsPage() {
  useTitle(messages.records.title);
  const [tab, open] = useTab(['positions', 'holders']);
  const mayAdd = usePermission('addPosition');
  const mayImport = usePermission('uploadImport');
  const importLink = mayImport ? <LinkButton href={importHref(tab)}>{importMessages.link}</LinkButton> : null;
  const actions =
    tab === 'positions' ? (
      <>
        <PositionCsvButton />
        {importLink}
        <LinkButton href={paths.addPosition}>{listMessages.add}</LinkButton>
      </>
    ) : (
      <>
        <HolderCsvButton />
        {importLink}
        <LinkButton href={addHolderHref}>{holderMessages.add}</LinkButton>
      </>
    );
  return (
    <Page title={messages.records.title} actions={mayAdd ? actions : undefined}>
      <Tabs label={messages.records.title} tabs={tabs} value={tab} onChange={open}>
        {tab === 'positions' ? <PositionList /> : <HolderList />}
      </Tabs>
    </Page>
  );
}
