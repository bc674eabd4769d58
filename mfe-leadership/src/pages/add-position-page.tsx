import { LinkButton, Page } from '@portal/ui';
import { Tabs } from '@portal/ui/tabs';
import { useTitle } from '@portal/web-kit';
import { AddHolderForm } from '../features/holders/components/add-holder-form';
import { formMessages as holderMessages, listMessages as holderListMessages } from '../features/holders/messages';
import { AddPositionForm } from '../features/positions/components/add-position-form';
import { formMessages, listMessages } from '../features/positions/messages';
import { messages } from '../messages';
import { holdersHref, paths } from '../paths';
import { useTab } from './use-tab';

const tabs = [
  { value: 'position', label: listMessages.add },
  { value: 'holders', label: holderMessages.tab },
] as const;

export function AddPositionPage() {
  const [tab, open] = useTab(['position', 'holders']);
  const isPosition = tab === 'position';
  const title = isPosition ? formMessages.title : holderMessages.title;
  useTitle(title);
  return (
    <Page
      title={title}
      actions={
        isPosition ? (
          <LinkButton href={paths.positions}>{listMessages.positions}</LinkButton>
        ) : (
          <LinkButton href={holdersHref()}>{holderListMessages.holders}</LinkButton>
        )
      }
    >
      <Tabs label={messages.records.add} tabs={tabs} value={tab} onChange={open}>
        {isPosition ? <AddPositionForm /> : <AddHolderForm />}
      </Tabs>
    </Page>
  );
}
