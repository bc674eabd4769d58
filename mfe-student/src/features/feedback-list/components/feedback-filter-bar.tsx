import {
  FEEDBACK_STATUSES,
  FEEDBACK_TARGET_TYPES,
  FEEDBACK_TYPES,
  type FeedbackStatistics,
  type FeedbackStatus,
} from '@portal/contracts';
import { FilterChips, FilterSelect, SearchField, Segmented } from '@portal/ui';
import { feedbackListMessages as messages } from '../messages';
import type { FeedbackFilterState } from '../use-feedback-filters';
import styles from './feedback-filter-bar.module.css';
import { LinkedFilters } from './linked-filters';
import { UnitFilter } from './unit-filter';

const statuses = [
  { value: '', label: messages.all },
  ...FEEDBACK_STATUSES.map((status) => ({ value: status, label: messages.statuses[status] })),
];
const targetTypes = [
  { value: '', label: messages.all },
  ...FEEDBACK_TARGET_TYPES.map((kind) => ({ value: kind, label: kind })),
];

interface FeedbackFilterBarProps {
  readonly state: FeedbackFilterState;
  readonly statistics: FeedbackStatistics | undefined;
}

export function FeedbackFilterBar({ state, statistics }: FeedbackFilterBarProps) {
  const { filters, search, type, set } = state;
  // Counts cover status and type alone, and would be wrong beside another filter.
  const { status: _status, type: _type, ...others } = filters;
  const isCounted = statistics !== undefined && Object.values(others).every((value) => value === undefined);
  const counted = isCounted ? countsOf(statistics, filters.status) : undefined;
  const types = [
    { value: '', label: messages.all, count: counted?.all },
    ...FEEDBACK_TYPES.map((each) => ({ value: each, label: each, count: counted?.[each] })),
  ];
  return (
    <div className={styles.bar}>
      <LinkedFilters state={state} />
      <div className={styles.top}>
        <div className={styles.filter}>
          <span className={styles.label} aria-hidden="true">
            Status
          </span>
          <Segmented
            label={messages.status}
            options={statuses}
            value={filters.status ?? ''}
            onChange={(value) => set('status', value)}
          />
        </div>
        <div className={styles.search}>
          {filters.unit === undefined ? null : <UnitFilter unit={filters.unit} onRemove={() => set('unit', '')} />}
          <SearchField label={messages.search} value={search} onChange={type} />
          <FilterSelect
            label={messages.targetType}
            value={filters.target_type ?? ''}
            onChange={(value) => set('target_type', value)}
            options={targetTypes}
          />
        </div>
      </div>
      <div className={styles.filter}>
        <span className={styles.label} aria-hidden="true">
          Type
        </span>
        <FilterChips
          isTall
          label={messages.type}
          options={types}
          value={filters.type ?? ''}
          onChange={(value) => set('type', value)}
        />
      </div>
    </div>
  );
}

/** How many there are of each type in this state. */
function countsOf({ types }: FeedbackStatistics, status: FeedbackStatus | undefined): Readonly<Record<string, number>> {
  const counts = types.map(({ type, count, resolved }) => {
    if (status === undefined) return [type, count] as const;
    return [type, status === 'Resolved' ? resolved : count - resolved] as const;
  });
  return { ...Object.fromEntries(counts), all: counts.reduce((sum, [, count]) => sum + count, 0) };
}
