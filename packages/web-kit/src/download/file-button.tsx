import type { Call } from '@portal/contracts';
import { Button } from '@portal/ui';
import { Download } from 'lucide-react';
import { downloadFile, type FileRequest } from './download-file';
import { useDownload } from './use-download';

interface FileButtonProps<C extends Call> {
  readonly request: FileRequest<C>;
  readonly messages: { readonly download: string; readonly downloading: string; readonly downloadFailed: string };
  readonly 'aria-describedby'?: string | undefined;
}

/** Saves a file that a call answers; a failure is shown as a toast. */
export function FileButton<C extends Call>({ request, messages, ...aria }: FileButtonProps<C>) {
  const { isBusy, start } = useDownload(() => downloadFile(request), messages.downloadFailed);
  return (
    <Button {...aria} icon={<Download />} busy={isBusy} busyLabel={messages.downloading} onPress={start}>
      {messages.download}
    </Button>
  );
}
