import type { Role } from '@portal/contracts';
import type { NavGroup, NavItem } from '@portal/ui';
import {
  pageAtPath,
  portalPages,
  preloadPage,
  type PageAccess,
  type PageNav,
  type PortalPage,
  type Session,
} from '@portal/web-kit';
import {
  BadgeCheck,
  Building2,
  CalendarDays,
  CalendarPlus,
  ChartColumn,
  DoorOpen,
  FilePlus2,
  Gauge,
  House,
  IdCard,
  Inbox,
  KeyRound,
  LayoutDashboard,
  ListTree,
  LogIn,
  MessageSquarePlus,
  MessageSquareText,
  Medal,
  ScrollText,
  Sparkle,
  SquarePlus,
  Trophy,
  UserRound,
  UserRoundCheck,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { fetchRemote } from '../federation/fetch-remote';

const icons: Readonly<Record<PageNav['icon'], ReactNode>> = {
  'achievement-plus': <Medal />,
  achievements: <Trophy />,
  audit: <ScrollText />,
  building: <Building2 />,
  calendar: <CalendarDays />,
  'calendar-plus': <CalendarPlus />,
  chart: <ChartColumn />,
  dashboard: <LayoutDashboard />,
  door: <DoorOpen />,
  endorse: <BadgeCheck />,
  feedback: <MessageSquareText />,
  'feedback-plus': <MessageSquarePlus />,
  home: <House />,
  inbox: <Inbox />,
  key: <KeyRound />,
  people: <UsersRound />,
  'person-check': <UserRoundCheck />,
  'position-plus': <FilePlus2 />,
  positions: <IdCard />,
  profile: <UserRound />,
  service: <Gauge />,
  'sign-in': <LogIn />,
  skills: <Sparkle />,
  'unit-plus': <SquarePlus />,
  units: <ListTree />,
};

interface NavPage extends PortalPage {
  readonly nav: PageNav;
}

const pages: readonly PortalPage[] = portalPages;
const navPages = pages.filter((page): page is NavPage => page.nav !== undefined);

type Counts = Readonly<Partial<Record<NonNullable<PageNav['count']>, number>>>;

interface Navigation {
  readonly groups: readonly NavGroup[];
  readonly bottomItems: readonly NavItem[];
}

/** The pages that the person may open, in groups, with the current one marked and what is counted beside them. */
export function navigationFor(session: Session, pathname: string, counts: Counts = {}): Navigation {
  const { status, user, role } = session;
  // A visitor's pages would be replaced when the session is loaded.
  if (status === 'loading') return { groups: [], bottomItems: [] };
  const viewer: Role | 'visitor' = user ? role : 'visitor';
  const mine = navPages.filter(({ nav, access }) => nav.who.includes(viewer) && isOpen(access, session));
  const current = currentPageOf(pathname, mine);
  const items = mine.map((page) => ({ page, item: itemOf(page, { viewer, current: page === current, counts }) }));
  const itemsOf = (title: PageNav['group']) =>
    items.filter(({ page }) => groupOf(page, viewer) === title).map(({ item }) => item);
  const titles = ['My record', 'Create', 'Records'] as const;
  return {
    groups: [{ items: itemsOf(undefined) }, ...titles.map((title) => ({ title, items: itemsOf(title) }))].filter(
      (group) => group.items.length > 0,
    ),
    bottomItems: items
      .filter(({ page }) => page.nav.bottom)
      .map(({ page, item }) => ({ ...item, label: page.nav.barLabel ?? item.label })),
  };
}

function groupOf({ nav }: NavPage, viewer: Role | 'visitor'): PageNav['group'] {
  return nav.first?.some((role) => role === viewer) ? undefined : nav.group;
}

/** Until the profile is complete, its form takes the place of the pages that need it. */
function isOpen(access: PageAccess, { onboardingComplete }: Session): boolean {
  return access !== (onboardingComplete === false ? 'onboarded' : 'onboarding');
}

/** The page that the navigation marks: a page with two paths is found by its title, one without an entry by its parent path. */
function currentPageOf(pathname: string, mine: readonly NavPage[]): NavPage | undefined {
  const page = pageAtPath(pathname);
  return (
    mine.find(({ path }) => path === page?.path) ??
    mine.find(({ title }) => title === page?.title) ??
    mine.find(({ path }) => pathname.startsWith(`${path}/`))
  );
}

interface Shown {
  readonly viewer: Role | 'visitor';
  readonly current: boolean;
  readonly counts: Counts;
}

function itemOf(page: NavPage, { viewer, current, counts }: Shown): NavItem {
  const { path, remote, nav } = page;
  return {
    label: nav.labels?.[viewer] ?? nav.label,
    href: path,
    icon: icons[nav.icon],
    current,
    count: nav.count && counts[nav.count],
    onIntent: () => void preloadPage(page, fetchRemote(remote)),
  };
}
