import { EVENT_CATEGORIES, EVENT_STATUSES, unitCategoryOf, type EventStatus } from '@portal/contracts';
import { FilterChips, FilterSelect, SearchField, Toolbar } from '@portal/ui';
import { accentOf } from '@portal/web-kit';
import { texts } from '../../../texts';
import type { useEventFilters } from '../use-event-filters';

const words = texts.list;

const categories = [
  { value: '', label: words.all },
  ...EVENT_CATEGORIES.map((category) => ({
    value: category,
    label: texts.categories[category],
    accent: accentOf(unitCategoryOf(category)),
  })),
];

interface EventFilterBarProps {
  readonly state: ReturnType<typeof useEventFilters>;
  /** The states that can occur in this person's list. */
  readonly statuses?: readonly EventStatus[] | undefined;
}

/** Search, category and state over the list. */
export function EventFilterBar({ state, statuses = EVENT_STATUSES }: EventFilterBarProps) {
  const { filters, search, type, set } = state;
  const options = [
    { value: '', label: words.all },
    ...statuses.map((status) => ({ value: status, label: texts.statuses[status] })),
  ];
  return (
    <Toolbar
      end={
        <FilterSelect
          label={words.status}
          value={filters.status ?? ''}
          onChange={(value) => set('status', value)}
          options={options}
        />
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
    </Toolbar>
  );
}
