import { calls, OFFICERS, ROLE_NAMES, type Person } from '@portal/contracts';
import {
  Button,
  EmptyState,
  ErrorState,
  FilterSelect,
  LoadMoreRow,
  SearchField,
  Stack,
  Text,
  Toolbar,
} from '@portal/ui';
import { usePages } from '@portal/web-kit';
import { useListDialog } from '@portal/web-kit/focus';
import { ReadState } from '@portal/web-kit/read-state';
import { keepPreviousData } from '@tanstack/react-query';
import { UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../messages';
import { useOfficerFilters } from '../use-officer-filters';
import { EndRoleDialog } from './end-role-dialog';
import { OfficerTable } from './officer-table';
import { RoleHistoryDialog } from './role-history-dialog';

const PAGE_SIZE = 20;
const roleOptions = [
  { value: '', label: messages.all },
  ...OFFICERS.map((role) => ({ value: role, label: ROLE_NAMES[role] })),
];

/** Everyone with an office; the role can be ended, and its history shown. */
export function OfficerList() {
  const { filters, isFiltered, search, type, set, clear } = useOfficerFilters();
  const query = usePages(
    calls.listUsers,
    { query: { role: filters.role ?? 'officers', limit: PAGE_SIZE, q: filters.q } },
    { placeholderData: keepPreviousData },
  );
  const { data, isFetchNextPageError } = query;
  const { list, open: ending, setOpen: setEnding, close } = useListDialog<Person>();
  const [history, setHistory] = useState<Person>();
  const people = data?.pages.flatMap(({ items }) => items) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={messages.list}>
      <Toolbar
        trailing={
          <Text size="sm" tone="muted" isTabular role="status">
            {data ? messages.count(total) : null}
          </Text>
        }
      >
        <SearchField label={messages.search} value={search} onChange={type} />
        <FilterSelect
          label={messages.filter}
          value={filters.role ?? ''}
          onChange={(role) => set('role', role)}
          options={roleOptions}
        />
      </Toolbar>
      <ReadState query={query} loading={messages.loading} failed={messages.failed} shape="rows" count={9} />
      {data && people.length === 0 ? (
        <EmptyState
          icon={<UserRoundSearch />}
          title={messages.none}
          text={messages.noneText}
          action={isFiltered ? <Button onPress={clear}>{messages.clear}</Button> : undefined}
        />
      ) : null}
      {people.length > 0 ? (
        <Stack gap={3}>
          <OfficerTable people={people} onEnd={setEnding} onHistory={setHistory}>
            {query.hasNextPage ? (
              <LoadMoreRow onPress={() => void query.fetchNextPage()} isLoading={query.isFetchingNextPage}>
                {messages.more(Math.max(1, Math.min(PAGE_SIZE, total - people.length)))}
              </LoadMoreRow>
            ) : null}
          </OfficerTable>
          {isFetchNextPageError ? (
            <ErrorState message={messages.moreFailed} onRetry={() => void query.fetchNextPage()} />
          ) : null}
        </Stack>
      ) : null}
      {ending ? <EndRoleDialog person={ending} onClose={close} /> : null}
      {history ? <RoleHistoryDialog person={history} onClose={() => setHistory(undefined)} /> : null}
    </div>
  );
}
