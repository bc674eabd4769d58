import { Button, Page } from '@portal/ui';
import { useFormats, useTitle } from '@portal/web-kit';
import { TableButton } from '@portal/web-kit/download';
import { Printer } from 'lucide-react';
import { StatisticsPanels } from '../features/statistics/components/statistics-panels';
import { messages } from '../features/statistics/messages';
import { tableRows } from '../features/statistics/table-rows';
import { useStatistics } from '../features/statistics/use-statistics';

export function StatisticsPage() {
  useTitle(messages.title);
  const formats = useFormats();
  const statistics = useStatistics();
  const { events, units, feedback, charts, rooms } = statistics;
  const drawn = Object.values(charts).filter((chart) => chart !== null);
  const isPending = [events, units, feedback].some((query) => query.isPending);
  const [computed] = [events.data, units.data, feedback.data].flatMap((data) => data?.computed_at ?? []).toSorted();
  return (
    <Page
      title={messages.title}
      subtitle={messages.subtitle}
      aside={computed === undefined ? undefined : messages.computed(formats.dateTime(computed))}
      actions={
        isPending || drawn.length > 0 || rooms ? (
          <>
            <TableButton isDisabled={isPending} name={messages.file} rows={tableRows(drawn, rooms ? [rooms] : [])}>
              {messages.export}
            </TableButton>
            <Button isDisabled={isPending} icon={<Printer />} onPress={() => window.print()}>
              {messages.print}
            </Button>
          </>
        ) : undefined
      }
    >
      <StatisticsPanels statistics={statistics} />
    </Page>
  );
}
