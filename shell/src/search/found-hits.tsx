import { SEARCH_KINDS, type EventStatus, type SearchHit, type SearchKind } from '@portal/contracts';
import { matchesPrefixes, type Tone } from '@portal/ui';
import type { PaletteGroup, PaletteHit } from '@portal/ui/palette';
import { CategoryBadge, type Formats } from '@portal/web-kit';
import { Activity, Check, UserRound, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** A planned event says when it is, which is what one looks for. */
const looks: Readonly<Partial<Record<EventStatus, { readonly tone: Tone; readonly icon: ReactNode }>>> = {
  ongoing: { tone: 'success', icon: <Activity /> },
  completed: { tone: 'neutral', icon: <Check /> },
  cancelled: { tone: 'danger', icon: <X /> },
};

/** What the services found, by kind; what is called as was typed stands before what has it elsewhere, as an event its venue. */
export function foundGroups(found: readonly SearchHit[], typed: string, formats: Formats): readonly PaletteGroup[] {
  const isCalledSo = ({ title }: SearchHit) => matchesPrefixes(typed, title);
  const sorted = [...found.filter(isCalledSo), ...found.filter((hit) => !isCalledSo(hit))];
  return SEARCH_KINDS.map((kind) => ({
    id: kind,
    title: messages.kinds[kind],
    hits: sorted.filter((hit) => hit.kind === kind).map((hit) => hitOf(hit, formats)),
  }));
}

function hitOf(hit: SearchHit, formats: Formats): PaletteHit {
  return {
    id: `${hit.kind}-${hit._id}`,
    href: hit.link,
    title: hit.title,
    detail: hit.detail,
    leading: leadOf(hit.kind, hit),
    ...endOf(hit, formats),
  };
}

const leadOf = (kind: SearchKind, { category }: SearchHit): ReactNode =>
  kind === 'person' ? <UserRound /> : <CategoryBadge category={category} />;

function endOf({ kind, status, start, role }: SearchHit, formats: Formats): Pick<PaletteHit, 'trailing' | 'badge'> {
  if (kind === 'person') return { trailing: role };
  const badge = status && looks[status];
  if (status && badge) return { trailing: messages.statuses[status], badge };
  return { trailing: start ? formats.date(start) : undefined };
}
