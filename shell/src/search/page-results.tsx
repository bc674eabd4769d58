import { matchesSearch } from '@portal/contracts';
import type { PaletteHit } from '@portal/ui/palette';
import { pageAtPath, portalPages, type PageAccess, type PortalPage, type Session } from '@portal/web-kit';
import { Bell, FileText, Settings, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { navigationFor } from '../navigation/navigation';
import { findByText, matchesLoosely } from './loose-match';

/** Icons of pages that are not in the navigation. */
const icons: Readonly<Record<string, ReactNode>> = {
  '/notifications': <Bell />,
  '/profile': <UserRound />,
  '/settings': <Settings />,
};

const pages: readonly PortalPage[] = portalPages;

interface KnownPage {
  readonly href: string;
  readonly label: string;
  /** Its title, which may differ from its label in the navigation. */
  readonly title: string;
  readonly icon: ReactNode;
}

/** The pages that the person may open and whose label or title was typed; all when nothing is typed. */
export function pageResults(session: Session, typed: string): readonly PaletteHit[] {
  const known = [...navigationPagesOf(session), ...otherPagesOf(session)];
  const found = typed.trim() === '' ? known : findByText(known, typed, ({ label, title }) => [label, title]);
  return found.map(({ href, label, title, icon }) => {
    const isFoundByLabel = typed.trim() === '' || label === title || isFoundIn(typed, label);
    return { id: `page-${href}`, href, title: label, leading: icon, detail: isFoundByLabel ? undefined : title };
  });
}

const isFoundIn = (typed: string, text: string) => matchesSearch(typed, text) || matchesLoosely(typed, [text]);

function navigationPagesOf(session: Session): KnownPage[] {
  const items = navigationFor(session, '').groups.flatMap((group) => group.items);
  return items.flatMap(({ label, href, icon }) =>
    href === undefined ? [] : [{ href, label, title: pageAtPath(href)?.title ?? label, icon }],
  );
}

function otherPagesOf(session: Session): KnownPage[] {
  return pages
    .filter(({ nav, path, access }) => !nav && !path.includes(':') && mayOpen(access, session))
    .map(({ path, title }) => ({ href: path, label: title, title, icon: icons[path] ?? <FileText /> }));
}

/** Whether the guard of the page lets the person in. */
export function mayOpen(access: PageAccess, { status, user, role, onboardingComplete }: Session): boolean {
  if (status === 'loading') return false;
  if (access === 'public') return true;
  if (access === 'visitor') return !user;
  if (!user) return false;
  if (access === 'session') return true;
  if (typeof access !== 'string') return access.includes(role);
  return (access === 'onboarding') === (onboardingComplete === false);
}
