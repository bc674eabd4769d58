import { ROLE_NAMES, type SearchHit, type SearchKind } from '@portal/contracts';
import { positionLink, unitLink } from '../labels/label.domain';
import type { FoundEntry } from './search.domain';

export function hitOf({ _id, kind, title, category, start, status, role, ...entry }: FoundEntry): SearchHit {
  const detail = [entry.detail, entry.aboveName].filter(Boolean).join(' · ');
  return {
    kind,
    _id,
    title,
    detail,
    link: linkOf(kind, _id, title),
    category,
    ...(start !== undefined && { start }),
    ...(status !== undefined && { status }),
    ...(role !== undefined && { role: ROLE_NAMES[role] }),
  };
}

/** A position has no page of its own and links to the list of positions, a skill to where it is chosen. */
function linkOf(kind: SearchKind, id: string, title: string): string {
  if (kind === 'event') return `/events/${id}`;
  if (kind === 'person') return `/profile/${id}`;
  if (kind === 'skill') return '/skills';
  return kind === 'unit' ? unitLink(id) : positionLink(title);
}
