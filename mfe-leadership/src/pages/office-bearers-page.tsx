import { Button, FilterSelect, Page, Toolbar } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { Printer } from 'lucide-react';
import { useOfficeBearers } from '../features/office-bearers/api/list-office-bearers';
import { BearerList } from '../features/office-bearers/components/bearer-list';
import { messages } from '../features/office-bearers/messages';
import { usePrintAll } from '../features/office-bearers/use-print-all';
import { useTenureFilter } from '../features/office-bearers/use-tenure-filter';

export function OfficeBearersPage() {
  useTitle(messages.title);
  const { tenure, tenures, choose } = useTenureFilter();
  const query = useOfficeBearers(tenure);
  const { print, isBusy } = usePrintAll(query);
  const isPrintable = (query.data?.pages[0]?.total ?? 0) > 0;
  return (
    <Page
      width="narrow"
      title={messages.title}
      actions={
        isPrintable ? (
          <Button icon={<Printer />} busy={isBusy} busyLabel={messages.printBusy} onPress={print}>
            {messages.print}
          </Button>
        ) : undefined
      }
    >
      <Toolbar>
        <FilterSelect
          label={messages.tenure}
          value={tenure}
          onChange={choose}
          options={tenures.map((value) => ({ value, label: value }))}
        />
      </Toolbar>
      <BearerList tenure={tenure} query={query} />
    </Page>
  );
}
