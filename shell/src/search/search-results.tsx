import { CategoryBadge } from '@portal/campus-kit';
import {
  EVENT_STATUS_NAMES,
  matchesSearch,
  SEARCH_KINDS,
  type EventStatus,
  type SearchHit,
  type SearchKind,
} from '@portal/contracts';
import type { Tone } from '@portal/ui';
import type { PaletteGroup, PaletteHit } from '@portal/ui/palette';
import { type Formats } from '@portal/web-kit';
import { Activity, Check, UserRound, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** Planned events show their date instead. */
const statusBadges: Readonly<Partial<Record<EventStatus, { readonly tone: Tone; readonly icon: ReactNode }>>> = {
  ongoing: { tone: 'success', icon: <Activity /> },
  completed: { tone: 'neutral', icon: <Check /> },
  cancelled: { tone: 'danger', icon: <X /> },
};

/** What the services found, by kind; matches of the title come before those of other fields, as the venue of an event. */
export function searchResults(found: readonly SearchHit[], typed: string, formats: Formats): readonly PaletteGroup[] {
  const matchesTitle = ({ title }: SearchHit) => matchesSearch(typed, title);
  const sorted = [...found.filter(matchesTitle), ...found.filter((hit) => !matchesTitle(hit))];
  return SEARCH_KINDS.map((kind) => ({
    id: kind,
    title: messages.kinds[kind],
    hits: sorted.filter((hit) => hit.kind === kind).map((hit) => resultOf(hit, formats)),
  }));
}

function resultOf(hit: SearchHit, formats: Formats): PaletteHit {
  return {
    id: `${hit.kind}-${hit._id}`,
    href: hit.link,
    title: hit.title,
    detail: hit.detail,
    leading: leadingOf(hit.kind, hit),
    ...trailingOf(hit, formats),
  };
}

const leadingOf = (kind: SearchKind, { category }: SearchHit): ReactNode =>
  kind === 'person' ? <UserRound /> : <CategoryBadge category={category} />;

function trailingOf(
  { kind, status, start, role }: SearchHit,
  formats: Formats,
): Pick<PaletteHit, 'trailing' | 'badge'> {
  if (kind === 'person') return { trailing: role };
  const badge = status && statusBadges[status];
  if (status && badge) return { trailing: EVENT_STATUS_NAMES[status], badge };
  return { trailing: start ? formats.date(start) : undefined };
}
