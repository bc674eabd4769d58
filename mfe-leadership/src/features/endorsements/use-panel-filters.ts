import { ACHIEVEMENT_TYPES, categoryOfRole, eventCategoryOf, SKILL_TYPES, type Role } from '@portal/contracts';
import { useSession, useUrlFilters } from '@portal/web-kit';
import type { QueueKind, WaitingFilters } from './queue-kind';

/** The types that an officer may choose from: a general secretary has one only, a coordinator every one of the own unit. */
export function typeOfRole(role: Role): WaitingFilters['type'] {
  const category = categoryOfRole(role);
  return category === null ? 'all' : eventCategoryOf(category);
}

const idIn = (text: string | undefined) => /^[0-9a-f]{24}$/.exec(text ?? '')?.[0];

/** Search, type, unit, event and order of a list, in the address of the page. */
export function usePanelFilters(kind: QueueKind) {
  const { valueOf, ...state } = useUrlFilters<'type' | 'unit' | 'event' | 'order'>(['q', 'type', 'unit', 'event']);
  const { role } = useSession();
  const own = typeOfRole(role);
  const types = kind.name === 'achievements' ? ACHIEVEMENT_TYPES : SKILL_TYPES;
  const isAchievements = kind.name === 'achievements';
  const isOfOwnUnit = role === 'CLUB_COORDINATOR';
  const choosesUnit = kind.hasUnits && !isOfOwnUnit;
  const unit = choosesUnit ? idIn(valueOf('unit')) : undefined;
  const filters: WaitingFilters = {
    type: own === 'all' ? (types.find((type) => type === valueOf('type')) ?? 'all') : own,
    q: valueOf('q'),
    unit: isOfOwnUnit ? 'own' : unit,
    event: isAchievements ? idIn(valueOf('event')) : undefined,
    order: valueOf('order') === 'newest' ? 'newest' : undefined,
  };
  const isNarrowed = [filters.q, filters.event, unit].some((value) => value !== undefined);
  const isFiltered = isNarrowed || filters.type !== own;
  return { ...state, filters, isFiltered, choosesUnit, types: own === 'all' ? types : [] };
}

export type PanelFilters = ReturnType<typeof usePanelFilters>;
