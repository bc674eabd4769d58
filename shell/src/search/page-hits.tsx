import type { PaletteHit } from '@portal/ui/palette';
import { isFoundBy } from '@portal/ui/palette';
import { findPage, portalPages, type PageAccess, type PortalPage, type Session } from '@portal/web-kit';
import { Bell, FileText, Settings, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { navigationFor } from '../frame/navigation';

/** Pages that the navigation does not show have their icons here. */
const icons: Readonly<Record<string, ReactNode>> = {
  '/notifications': <Bell />,
  '/profile': <UserRound />,
  '/settings': <Settings />,
};

const pages: readonly PortalPage[] = portalPages;

/** The pages the person may open, found by the beginnings of their names; all of them before anything is typed. */
export function pageHits(session: Session, typed: string): readonly PaletteHit[] {
  const hits = [...placesOf(session), ...otherPagesOf(session)];
  return typed.trim() === '' ? hits : hits.filter(({ title, detail }) => isFoundBy(typed, title, detail ?? ''));
}

function placesOf(session: Session): PaletteHit[] {
  const items = navigationFor(session, '').groups.flatMap((group) => group.items);
  return items.flatMap(({ label, href, icon }) =>
    href === undefined ? [] : [hitOf(href, label, icon, findPage(href)?.title)],
  );
}

function otherPagesOf(session: Session): PaletteHit[] {
  return pages
    .filter(({ nav, path, access }) => !nav && !path.includes(':') && mayOpen(access, session))
    .map(({ path, title }) => hitOf(path, title, icons[path] ?? <FileText />));
}

/** Its title tells more where the navigation calls it otherwise. */
function hitOf(href: string, title: string, lead: ReactNode, other = title): PaletteHit {
  return { id: `page-${href}`, href, title, lead, detail: other === title ? undefined : other };
}

/** As the guard of the page decides. */
function mayOpen(access: PageAccess, { status, user, role, onboardingComplete }: Session): boolean {
  if (status === 'loading') return false;
  if (access === 'public') return true;
  if (access === 'visitor') return !user;
  if (!user) return false;
  if (access === 'session') return true;
  if (typeof access !== 'string') return access.includes(role);
  return (access === 'onboarding') === (onboardingComplete === false);
}
