import { EVENT_CATEGORIES, EVENT_STATUSES, unitCategoryOf, type EventStatus } from '@portal/contracts';
import { FilterChips, FilterSelect, SearchField, Toolbar } from '@portal/ui';
import { colorOf } from '@portal/web-kit';
import type { ReactNode } from 'react';
import { texts } from '../../../texts';
import type { EventFilterState } from '../use-event-filters';
import { MoreFilters } from './more-filters';

const words = texts.list;

const categories = [
  { value: '', label: words.all },
  ...EVENT_CATEGORIES.map((category) => ({
    value: category,
    label: texts.categories[category],
    color: colorOf(unitCategoryOf(category)),
  })),
];

interface EventFilterBarProps {
  readonly state: EventFilterState;
  /** The states that can occur in this person's list. */
  readonly statuses?: readonly EventStatus[] | undefined;
  /** A calendar has days of its own. */
  readonly hasDays: boolean;
  /** On a phone the choice between list and calendar stands here. */
  readonly viewSwitch?: ReactNode;
}

/** Search, category and state over the list; unit and days behind a button. */
export function EventFilterBar({ state, statuses = EVENT_STATUSES, hasDays, viewSwitch }: EventFilterBarProps) {
  const { filters, search, type, set } = state;
  const options = [
    { value: '', label: words.all },
    ...statuses.map((status) => ({ value: status, label: texts.statuses[status] })),
  ];
  return (
    <Toolbar
      trailing={
        <>
          <FilterSelect
            label={words.status}
            value={filters.status ?? ''}
            onChange={(value) => set('status', value)}
            options={options}
          />
          <MoreFilters state={state} hasDays={hasDays} />
        </>
      }
    >
      <SearchField label={words.search} value={search} onChange={type} />
      <FilterChips
        isTall
        label={words.category}
        options={categories}
        value={filters.category ?? ''}
        onChange={(value) => set('category', value)}
      />
      {viewSwitch}
    </Toolbar>
  );
}
