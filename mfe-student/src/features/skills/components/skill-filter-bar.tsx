import { CLAIM_STATES, PROFICIENCY_LEVEL_NAMES, PROFICIENCY_LEVELS } from '@portal/contracts';
import { FilterChips, FilterSelect, SearchField, Stack, Toolbar } from '@portal/ui';
import { listMessages as messages } from '../messages';
import type { SkillFilters } from '../use-skill-filters';

const levels = [
  { value: '', label: messages.all },
  ...PROFICIENCY_LEVELS.map((level) => ({ value: level, label: PROFICIENCY_LEVEL_NAMES[level] })),
];

/** Search, level and state over the list; the states say how many there are of each. */
export function SkillFilterBar({ filters }: { readonly filters: SkillFilters }) {
  const { search, type, set, level, state, counts, found } = filters;
  return (
    <Stack gap={3}>
      <FilterChips
        label={messages.state}
        value={state ?? ''}
        onChange={(value) => set('state', value)}
        options={[
          { value: '', label: messages.all, count: found },
          ...CLAIM_STATES.map((each) => ({ value: each, label: messages.states[each], count: counts[each] })),
        ]}
      />
      <Toolbar>
        <SearchField isWide label={messages.search} value={search} onChange={type} />
        <FilterSelect
          label={messages.level}
          value={level ?? ''}
          onChange={(value) => set('level', value)}
          options={levels}
        />
      </Toolbar>
    </Stack>
  );
}
