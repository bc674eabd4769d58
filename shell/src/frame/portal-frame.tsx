import { categoryOfRole } from '@portal/contracts';
import { AppFrame, Brand, RouterProvider } from '@portal/ui';
import { useInstituteSettings, useSession, type Session } from '@portal/web-kit';
import { LogOut } from 'lucide-react';
import { Outlet, useHref, useLocation, useNavigate } from 'react-router-dom';
import { useArrival } from '../routing/use-arrival';
import { Search } from '../search/search';
import { words } from '../words';
import { brandLines } from './brand-lines';
import { ConfirmEmailBanner } from './confirm-email-banner';
import { navigationFor } from './navigation';
import { TopEnd } from './top-end';
import { useCollapsed } from './use-collapsed';

/** What stands around every page: navigation by role, top bar, accent; the same for visitors. */
export function PortalFrame() {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { instituteName } = useInstituteSettings();
  const [isCollapsed, setCollapsed] = useCollapsed();
  const { groups, bottomItems } = navigationFor(session, pathname);
  useArrival();
  return (
    <RouterProvider navigate={(href) => navigate(href)} useHref={useHref}>
      <AppFrame
        labels={words}
        brand={<Brand href={session.user ? '/' : '/events'} lines={brandLines(instituteName)} />}
        groups={groups}
        bottomItems={bottomItems}
        footItems={session.user ? [{ label: words.logout, href: '/logout', icon: <LogOut /> }] : []}
        search={<Search session={session} />}
        topEnd={<TopEnd session={session} />}
        banner={<ConfirmEmailBanner />}
        accent={accentOf(session)}
        isCollapsed={isCollapsed}
        onCollapsedChange={setCollapsed}
      >
        <Outlet />
      </AppFrame>
    </RouterProvider>
  );
}

/** The council of a general secretary or of a coordinator's unit; the president has an own accent, others none. */
function accentOf({ user, role }: Session): string | undefined {
  if (!user) return undefined;
  if (role === 'PRESIDENT') return 'president';
  const category = categoryOfRole(role) ?? user.unit?.category;
  return category === 'independent' ? undefined : category;
}
