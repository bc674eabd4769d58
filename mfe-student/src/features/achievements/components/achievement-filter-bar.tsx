import { ACHIEVEMENT_STATES, ACHIEVEMENT_TYPES, EVENT_CATEGORY_NAMES, type AchievementState } from '@portal/contracts';
import { FilterChips, FilterSelect, Toolbar } from '@portal/ui';
import { listMessages as messages } from '../messages';
import type { AchievementFilterState } from '../use-achievement-filters';

const types = [
  { value: '', label: messages.all },
  ...ACHIEVEMENT_TYPES.map((type) => ({ value: type, label: EVENT_CATEGORY_NAMES[type] })),
];

interface AchievementFilterBarProps {
  readonly filters: AchievementFilterState;
  /** How many there are of each state; undefined until loaded. */
  readonly counts: Readonly<Record<AchievementState, number>> | undefined;
}

/** State and type over the list; the states say how many there are of each. */
export function AchievementFilterBar({ filters, counts: known }: AchievementFilterBarProps) {
  const { state, type, set } = filters;
  // The counts are of all types.
  const counts = type === undefined ? known : undefined;
  const all = counts && ACHIEVEMENT_STATES.reduce((sum, each) => sum + counts[each], 0);
  return (
    <Toolbar>
      <FilterChips
        isTall
        label={messages.state}
        value={state ?? ''}
        onChange={(value) => set('state', value)}
        options={[
          { value: '', label: messages.all, count: all },
          ...ACHIEVEMENT_STATES.map((each) => ({
            value: each,
            label: messages.states[each],
            count: counts?.[each],
          })),
        ]}
      />
      <FilterSelect label={messages.type} value={type ?? ''} onChange={(value) => set('type', value)} options={types} />
    </Toolbar>
  );
}
