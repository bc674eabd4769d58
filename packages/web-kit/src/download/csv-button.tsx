import type { Call } from '@portal/contracts';
import { Button, toast } from '@portal/ui';
import { messageOf, useSingleFlight } from '@portal/web-kit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadCsv, type CsvRequest } from './download-csv';

interface CsvButtonProps<C extends Call> {
  readonly request: CsvRequest<C>;
  readonly messages: { readonly export: string; readonly exporting: string; readonly exportFailed: string };
}

/** Saves what a list shows as a table for a spreadsheet; a failure is shown as a toast. */
export function CsvButton<C extends Call>({ request, messages }: CsvButtonProps<C>) {
  const [isBusy, setBusy] = useState(false);
  const download = useSingleFlight(async () => {
    setBusy(true);
    try {
      await downloadCsv(request);
    } catch (error) {
      toast.error(messageOf(error, messages.exportFailed));
    } finally {
      setBusy(false);
    }
  });
  return (
    <Button icon={<Download />} busy={isBusy} busyLabel={messages.exporting} onPress={() => void download()}>
      {messages.export}
    </Button>
  );
}
