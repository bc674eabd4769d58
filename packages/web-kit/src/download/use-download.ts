import { toast } from '@portal/ui';
import { messageOf, useSingleFlight } from '@portal/web-kit';
import { useState } from 'react';

/** Saves a file, once at a time; a failure is shown as a toast. */
export function useDownload(download: () => Promise<void>, failed: string) {
  const [isBusy, setBusy] = useState(false);
  const start = useSingleFlight(async () => {
    setBusy(true);
    try {
      await download();
    } catch (error) {
      toast.error(messageOf(error, failed));
    } finally {
      setBusy(false);
    }
  });
  return { isBusy, start: () => void start() };
}
