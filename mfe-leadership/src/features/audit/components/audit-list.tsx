import { addDays, calls } from '@portal/contracts';
import { Button, EmptyState, ErrorState, LoadMoreRow, Rows, Section, Stack, Text } from '@portal/ui';
import { useFormats, usePages } from '@portal/web-kit';
import { ReadState } from '@portal/web-kit/read-state';
import { keepPreviousData } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { groupEntries, type EntryGroup } from '../group-entries';
import { messages } from '../messages';
import type { useAuditFilters } from '../use-audit-filters';
import { AuditFilterFields } from './audit-filter-fields';
import { AuditGroup } from './audit-group';

const PAGE_SIZE = 50;

/** Every write of the portal by day, newest first. */
export function AuditList({ state }: { readonly state: ReturnType<typeof useAuditFilters> }) {
  const { filters, isFiltered, clear } = state;
  const { number, calendarDay } = useFormats();
  const query = usePages(
    calls.listAudit,
    { query: { limit: PAGE_SIZE, ...filters } },
    { placeholderData: keepPreviousData },
  );
  const { data, isFetchNextPageError } = query;
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;
  const actorName = rows.find(({ actor }) => actor?._id === filters.actor)?.actor?.name;
  return (
    <Stack gap={3}>
      <AuditFilterFields state={state} actorName={actorName} />
      <Text size="sm" tone="muted" isTabular role="status">
        {data ? messages.count(number(total)) : null}
      </Text>
      <ReadState query={query} loading={messages.loading} failed={messages.failed} shape="rows" count={8} />
      {data && rows.length === 0 ? (
        <EmptyState
          icon={<ScrollText />}
          title={messages.none}
          text={isFiltered ? messages.noneFiltered : messages.noneText}
          action={isFiltered ? <Button onPress={clear}>{messages.clear}</Button> : undefined}
        />
      ) : null}
      {[...groupEntries(rows, calendarDay)].map(([day, groups]) => (
        <AuditDay key={day} day={day} groups={groups} />
      ))}
      {query.hasNextPage ? (
        <Rows as="div">
          <LoadMoreRow onPress={() => void query.fetchNextPage()} isLoading={query.isFetchingNextPage}>
            {messages.more(Math.max(1, Math.min(PAGE_SIZE, total - rows.length)))}
          </LoadMoreRow>
        </Rows>
      ) : null}
      {isFetchNextPageError ? (
        <ErrorState message={messages.moreFailed} onRetry={() => void query.fetchNextPage()} />
      ) : null}
    </Stack>
  );
}

interface AuditDayProps {
  readonly day: string;
  readonly groups: readonly EntryGroup[];
}

function AuditDay({ day, groups }: AuditDayProps) {
  const formats = useFormats();
  const today = formats.calendarDay(Date.now());
  const names: Readonly<Partial<Record<string, string>>> = {
    [today]: messages.today,
    [addDays(today, -1)]: messages.yesterday,
  };
  const title = names[day] ?? formats.dayDate(day);
  return (
    <Section title={title}>
      <Rows as="ul" aria-label={messages.entriesOf(title)}>
        {groups.map((entries) => (
          <AuditGroup key={entries[0]._id} entries={entries} />
        ))}
      </Rows>
    </Section>
  );
}
