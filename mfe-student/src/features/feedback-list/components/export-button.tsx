import { Button, toast } from '@portal/ui';
import { messageOf, useSingleFlight } from '@portal/web-kit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { readFeedbackTable, saveFile } from '../api/export-feedback';
import type { FeedbackFilters } from '../api/list-feedback';
import { feedbackListMessages as messages } from '../messages';

/** What the filters leave, for a spreadsheet. */
export function ExportButton({ filters }: { readonly filters: FeedbackFilters }) {
  const [isBusy, setBusy] = useState(false);
  const take = useSingleFlight(async () => {
    setBusy(true);
    try {
      saveFile('feedback.csv', await readFeedbackTable(filters));
    } catch (error) {
      toast.error(messageOf(error, messages.exportFailed));
    } finally {
      setBusy(false);
    }
  });
  return (
    <Button icon={<Download />} busy={isBusy} busyLabel={messages.exporting} onPress={() => void take()}>
      {messages.export}
    </Button>
  );
}
