import { categoryOfRole } from '@portal/contracts';
import { AppFrame, Brand, RouterProvider, type AccentColor } from '@portal/ui';
import { colorOf, useInstituteSettings, useSession, type Session } from '@portal/web-kit';
import { LogOut } from 'lucide-react';
import { Outlet, useHref, useLocation, useNavigate } from 'react-router-dom';
import { useArrival } from '../routing/use-arrival';
import { Search } from '../search/search';
import { messages } from '../messages';
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
        labels={messages}
        brand={<Brand href={session.user ? '/' : '/events'} lines={brandLines(instituteName)} />}
        groups={groups}
        bottomItems={bottomItems}
        footerItems={session.user ? [{ label: messages.logout, href: '/logout', icon: <LogOut /> }] : []}
        search={<Search session={session} />}
        topActions={<TopEnd session={session} />}
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

/** The color of the category that a person is responsible for; the president has one of their own. */
function accentOf({ user, role }: Session): AccentColor | undefined {
  if (!user) return undefined;
  if (role === 'PRESIDENT') return 'blue';
  const category = categoryOfRole(role) ?? user.unit?.category;
  return !category || category === 'independent' ? undefined : colorOf(category);
}
