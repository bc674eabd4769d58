import { colorOf } from '@portal/campus-kit';
import {
  EVENT_CATEGORIES,
  EVENT_CATEGORY_NAMES,
  EVENT_STATUS_NAMES,
  lastDayOfThisWeek,
  unitCategoryOf,
  type EventStatus,
} from '@portal/contracts';
import { FilterChips, FilterSelect, SearchField, Toolbar } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import type { EventFilterState } from '../use-event-filters';
import styles from './event-filter-bar.module.css';
import { MoreFilters } from './more-filters';

const categories = [
  { value: '', label: messages.all },
  ...EVENT_CATEGORIES.map((category) => ({
    value: category,
    label: EVENT_CATEGORY_NAMES[category],
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

/** Search and status over the list, unit and days in a popover; below, what one presses most. */
export function EventFilterBar({ state, statuses, hasDays, children }: EventFilterBarProps) {
  const { filters, search, type, set } = state;
  const toggles = useToggles(state, hasDays);
  const options = [
    { value: '', label: messages.all },
    ...statuses.map((status) => ({ value: status, label: EVENT_STATUS_NAMES[status] })),
  ];
  return (
    <>
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
        {children}
      </Toolbar>
      <div className={styles.chips}>
        <FilterChips
          isTall
          toggles={toggles}
          label={messages.category}
          options={categories}
          value={filters.category ?? ''}
          onChange={(value) => set('category', value)}
        />
      </div>
    </>
  );
}

/** What waits for the reader, and the days of this week. */
function useToggles({ filters, set, change, seesRequests }: EventFilterState, hasDays: boolean) {
  const today = useFormats().calendarDay(Date.now());
  const lastDay = lastDayOfThisWeek(today);
  const pending = {
    label: messages.pendingRequests,
    isOn: filters.requests !== undefined,
    onChange: (isOn: boolean) => set('requests', isOn ? 'pending' : ''),
  };
  const thisWeek = {
    label: messages.thisWeek,
    isOn: filters.from === today && filters.to === lastDay,
    onChange: (isOn: boolean) =>
      change([
        ['from', isOn ? today : ''],
        ['to', isOn ? lastDay : ''],
      ]),
  };
  return [...(seesRequests ? [pending] : []), ...(hasDays ? [thisWeek] : [])];
}
