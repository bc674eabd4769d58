import { matchesPrefixes } from '@portal/ui';
import type { PaletteHit } from '@portal/ui/palette';
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

interface Known {
  readonly href: string;
  readonly label: string;
  /** Its own title, where the navigation calls it otherwise. */
  readonly title: string;
  readonly icon: ReactNode;
}

/** The pages the person may open, found by the beginnings of their names; all of them before anything is typed. */
export function pageHits(session: Session, typed: string): readonly PaletteHit[] {
  const known = [...placesOf(session), ...otherPagesOf(session)];
  const found = typed.trim() === '' ? known : known.filter(({ label, title }) => matchesPrefixes(typed, label, title));
  return found.map(({ href, label, title, icon }) => {
    const isOwnName = typed.trim() === '' || label === title || matchesPrefixes(typed, label);
    return { id: `page-${href}`, href, title: label, leading: icon, detail: isOwnName ? undefined : title };
  });
}

function placesOf(session: Session): Known[] {
  const items = navigationFor(session, '').groups.flatMap((group) => group.items);
  return items.flatMap(({ label, href, icon }) =>
    href === undefined ? [] : [{ href, label, title: findPage(href)?.title ?? label, icon }],
  );
}

function otherPagesOf(session: Session): Known[] {
  return pages
    .filter(({ nav, path, access }) => !nav && !path.includes(':') && mayOpen(access, session))
    .map(({ path, title }) => ({ href: path, label: title, title, icon: icons[path] ?? <FileText /> }));
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
