import type { Role } from '@portal/contracts';
import type { NavGroup, NavItem } from '@portal/ui';
import {
  findPage,
  portalPages,
  preloadRemote,
  type PageAccess,
  type PageNav,
  type PortalPage,
  type Session,
} from '@portal/web-kit';
import {
  Building2,
  CalendarDays,
  CalendarPlus,
  DoorOpen,
  FilePlus2,
  House,
  KeyRound,
  LayoutDashboard,
  LogIn,
  MessageSquarePlus,
  MessageSquareText,
  ScrollText,
  UserRoundCheck,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { fetchRemote } from '../federation/fetch-remote';

const icons: Readonly<Record<PageNav['icon'], ReactNode>> = {
  audit: <ScrollText />,
  building: <Building2 />,
  calendar: <CalendarDays />,
  'calendar-plus': <CalendarPlus />,
  dashboard: <LayoutDashboard />,
  door: <DoorOpen />,
  feedback: <MessageSquareText />,
  'feedback-plus': <MessageSquarePlus />,
  home: <House />,
  key: <KeyRound />,
  people: <UsersRound />,
  'person-check': <UserRoundCheck />,
  'position-plus': <FilePlus2 />,
  'sign-in': <LogIn />,
};

interface Place extends PortalPage {
  readonly nav: PageNav;
}

const pages: readonly PortalPage[] = portalPages;
const places = pages.filter((page): page is Place => page.nav !== undefined);

export interface Navigation {
  readonly groups: readonly NavGroup[];
  readonly bottomItems: readonly NavItem[];
}

/** The places a person may go to, in groups, with the one marked that shows. */
export function navigationFor(session: Session, pathname: string): Navigation {
  const { status, user, role } = session;
  // Nothing yet, rather than a visitor's places that jump away.
  if (status === 'loading') return { groups: [], bottomItems: [] };
  const who: Role | 'visitor' = user ? role : 'visitor';
  const mine = places.filter(({ nav, access }) => nav.who.includes(who) && isOpen(access, session));
  const current = placeOf(pathname, mine);
  const items = mine.map((place) => ({ place, item: itemOf(place, who, place === current) }));
  const inGroup = (title: PageNav['group']) =>
    items.filter(({ place }) => groupOf(place, who) === title).map(({ item }) => item);
  const titles = ['Create', 'Records'] as const;
  return {
    groups: [{ items: inGroup(undefined) }, ...titles.map((title) => ({ title, items: inGroup(title) }))].filter(
      (group) => group.items.length > 0,
    ),
    bottomItems: items.filter(({ place }) => place.nav.bottom).map(({ item }) => item),
  };
}

function groupOf({ nav }: Place, who: Role | 'visitor'): PageNav['group'] {
  return nav.first?.some((role) => role === who) ? undefined : nav.group;
}

/** Before the profile is complete there is its form instead of the pages that wait for it. */
function isOpen(access: PageAccess, { onboardingComplete }: Session): boolean {
  return access !== (onboardingComplete === false ? 'onboarded' : 'onboarding');
}

/** The place of a page, also under its other address; a page without one (an event) belongs to that its path begins with. */
function placeOf(pathname: string, mine: readonly Place[]): Place | undefined {
  const page = findPage(pathname);
  return (
    mine.find(({ path }) => path === page?.path) ??
    mine.find(({ title }) => title === page?.title) ??
    mine.find(({ path }) => pathname.startsWith(`${path}/`))
  );
}

function itemOf({ path, remote, nav }: Place, who: Role | 'visitor', current: boolean): NavItem {
  return {
    label: nav.labels?.[who] ?? nav.label,
    href: path,
    icon: icons[nav.icon],
    current,
    onIntent: () => preloadRemote(remote, fetchRemote(remote)),
  };
}
