import type { Call } from '@portal/contracts';
import { Button } from '@portal/ui';
import { Download } from 'lucide-react';
import { downloadCsv, type CsvRequest } from './download-csv';
import { useDownload } from './use-download';

interface CsvButtonProps<C extends Call> {
  readonly request: CsvRequest<C>;
  readonly messages: { readonly export: string; readonly exporting: string; readonly exportFailed: string };
}

/** Saves what a list shows as a table for a spreadsheet; a failure is shown as a toast. */
export function CsvButton<C extends Call>({ request, messages }: CsvButtonProps<C>) {
  const { isBusy, start } = useDownload(() => downloadCsv(request), messages.exportFailed);
  return (
    <Button icon={<Download />} busy={isBusy} busyLabel={messages.exporting} onPress={start}>
      {messages.export}
    </Button>
  );
}
