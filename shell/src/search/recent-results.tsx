import type { PaletteHit } from '@portal/ui/palette';
import { readPersonal, storePersonal, type Session } from '@portal/web-kit';
import { History } from 'lucide-react';

const NAME = 'recent-searches';
const MAX_RECENT = 5;

type Recent = Pick<PaletteHit, 'href' | 'title'> & { readonly detail?: string };

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' && value !== null && 'href' in value && 'title' in value;

function readRecent({ user }: Session): readonly Recent[] {
  const stored = user && readPersonal(user._id, NAME);
  return Array.isArray(stored) ? stored.filter(isRecent) : [];
}

/** What the person opened last from the search, before anything is typed. */
export function recentResults(session: Session): readonly PaletteHit[] {
  return readRecent(session).map((recent) => ({ id: `recent-${recent.href}`, ...recent, leading: <History /> }));
}

/** Remembers what was opened until the person leaves this browser; of a visitor nothing. */
export function storeRecent(session: Session, { href, title, detail }: PaletteHit): void {
  if (!session.user) return;
  const opened: Recent = { href, title, ...(detail !== undefined && { detail }) };
  const others = readRecent(session).filter((recent) => recent.href !== href);
  storePersonal(session.user._id, NAME, [opened, ...others].slice(0, MAX_RECENT));
}
