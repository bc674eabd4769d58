import { calls, matchesSearch } from '@portal/contracts';
import { Button, EmptyState, SearchField, Text, Toolbar, useViewport } from '@portal/ui';
import { useFormats, useRead, useUrlFilters } from '@portal/web-kit';
import { ReadState } from '@portal/web-kit/read-state';
import { Network, SearchX } from 'lucide-react';
import { treeMessages as messages } from '../messages';
import { withAllAbove } from '../unit-tree';
import { FoundUnits, UnitLevels } from './unit-levels';
import { UnitTree } from './unit-tree';
import styles from './units.module.css';

/** Every unit of the institute, which can be searched: a tree, or on a phone one level of it at a time. */
export function UnitOverview() {
  const query = useRead(calls.readUnitTree);
  const { data } = query;
  const { search, type, valueOf, clear } = useUrlFilters<'q' | 'in'>(['q', 'in']);
  const isPhone = useViewport() === 'phone';
  const formats = useFormats();
  const units = data?.units ?? [];
  const typed = search.trim();
  const found = typed === '' ? units : units.filter(({ name }) => matchesSearch(typed, name));
  return (
    <>
      <Toolbar>
        <SearchField isWide label={messages.search} value={search} onChange={type} />
      </Toolbar>
      <Text as="p" size="sm" tone="muted" isTabular role="status" className={styles.count}>
        {data ? messages.count(formats.number(found.length), formats.number(data.total)) : null}
      </Text>
      <ReadState query={query} loading={messages.loading} failed={messages.failed} shape="rows" count={8} />
      {data && found.length === 0 ? (
        <EmptyState
          icon={typed ? <SearchX /> : <Network />}
          title={messages.none}
          text={typed ? messages.noneFound : messages.noneYet}
          action={typed ? <Button onPress={clear}>{messages.clear}</Button> : undefined}
        />
      ) : null}
      {found.length > 0 && isPhone && typed ? <FoundUnits found={found} units={units} /> : null}
      {found.length > 0 && isPhone && !typed ? <UnitLevels units={units} at={valueOf('in') ?? null} /> : null}
      {found.length > 0 && !isPhone ? (
        <UnitTree
          units={typed ? withAllAbove(units, ({ name }) => matchesSearch(typed, name)) : units}
          isOpen={typed !== ''}
        />
      ) : null}
    </>
  );
}
