import { EVENT_CATEGORIES, unitCategoryOf, type EventStatus } from '@portal/contracts';
import { FilterChips, FilterSelect, SearchField, Toolbar } from '@portal/ui';
import { colorOf } from '@portal/web-kit';
import type { ReactNode } from 'react';
import { categoryNames, statusNames } from '../../../messages';
import { messages } from '../messages';
import type { EventFilterState } from '../use-event-filters';
import { MoreFilters } from './more-filters';

const categories = [
  { value: '', label: messages.all },
  ...EVENT_CATEGORIES.map((category) => ({
    value: category,
    label: categoryNames[category],
    color: colorOf(unitCategoryOf(category)),
  })),
];

interface EventFilterBarProps {
  readonly state: EventFilterState;
  /** The statuses that can occur in the viewer's list. */
  readonly statuses: readonly EventStatus[];
  /** False for the calendar, which has days of its own. */
  readonly hasDays: boolean;
  /** More filters or switches. */
  readonly children?: ReactNode;
}

/** Search, category and status over the list; unit and days in a popover. */
export function EventFilterBar({ state, statuses, hasDays, children }: EventFilterBarProps) {
  const { filters, search, type, set } = state;
  const options = [
    { value: '', label: messages.all },
    ...statuses.map((status) => ({ value: status, label: statusNames[status] })),
  ];
  return (
    <Toolbar
      trailing={
        <>
          <FilterSelect
            label={messages.status}
            value={filters.status ?? ''}
            onChange={(value) => set('status', value)}
            options={options}
          />
          <MoreFilters state={state} hasDays={hasDays} />
        </>
      }
    >
      <SearchField label={messages.search} value={search} onChange={type} />
      <FilterChips
        isTall
        label={messages.category}
        options={categories}
        value={filters.category ?? ''}
        onChange={(value) => set('category', value)}
      />
      {children}
    </Toolbar>
  );
}
