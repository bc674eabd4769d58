import { Popover } from '@portal/ui';
import { usePermission } from '@portal/web-kit';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { messages } from '../messages';
import type { EventFilterState } from '../use-event-filters';

const FilterFields = lazy(async () => ({ default: (await import('./filter-fields')).FilterFields }));

interface MoreFiltersProps {
  readonly state: EventFilterState;
  readonly hasDays: boolean;
}

/** The filters that few need: unit and days. */
export function MoreFilters({ state, hasDays }: MoreFiltersProps) {
  const { unit, from, to } = state.filters;
  const hasUnits = usePermission('listUnits');
  const count = [unit, ...(hasDays ? [from, to] : [])].filter(Boolean).length;
  if (!hasUnits && !hasDays) return null;
  return (
    <Popover
      label={messages.filters.button(count)}
      icon={<SlidersHorizontal />}
      hasDot={count > 0}
      panelLabel={messages.filters.title}
      width={320}
    >
      {(close) => (
        <Suspense fallback={null}>
          <FilterFields state={state} hasDays={hasDays} hasUnits={hasUnits} onClose={close} />
        </Suspense>
      )}
    </Popover>
  );
}
