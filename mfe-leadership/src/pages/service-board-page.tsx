import { calls } from '@portal/contracts';
import { Button, Page } from '@portal/ui';
import { useFormats, useRead, useTitle } from '@portal/web-kit';
import { CsvButton } from '@portal/web-kit/download';
import { Printer } from 'lucide-react';
import { ServiceStatTiles } from '../features/service-board/components/service-stat-tiles';
import { isAnythingCounted } from '../features/service-board/is-anything-counted';
import { messages } from '../features/service-board/messages';

export function ServiceBoardPage() {
  useTitle(messages.title);
  const { dateTime, dayDate } = useFormats();
  const query = useRead(calls.readServiceBoard);
  const { data: board } = query;
  return (
    <Page
      title={messages.title}
      subtitle={board && messages.since(dayDate(board.since), dateTime(board.computed_at))}
      actions={
        board && isAnythingCounted(board.councils) ? (
          <>
            <CsvButton request={{ call: calls.readServiceBoard }} messages={messages} />
            <Button icon={<Printer />} onPress={() => window.print()}>
              {messages.print}
            </Button>
          </>
        ) : undefined
      }
    >
      <ServiceStatTiles query={query} />
    </Page>
  );
}
