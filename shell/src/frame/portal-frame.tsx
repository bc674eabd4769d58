import { colorOf } from '@portal/campus-kit';
import { EventChanges } from '@portal/campus-kit/events';
import { categoryOfRole } from '@portal/contracts';
import { AppFrame, Brand, RouterProvider, type AccentColor } from '@portal/ui';
import { pageAtPath, useInstituteSettings, useSession, type Session } from '@portal/web-kit';
import { LogOut } from 'lucide-react';
import { Outlet, useHref, useLocation, useNavigate } from 'react-router-dom';
import { useFocusOnNavigate } from './use-focus-on-navigate';
import { OfflineBanner } from '../offline/offline-banner';
import { Search } from '../search/search';
import { SignInAgain } from '../session/sign-in-again';
import { useSessionNotices } from '../session/use-session-notices';
import { messages } from '../messages';
import { brandLines } from './brand-lines';
import { ConfirmEmailBanner } from './confirm-email-banner';
import { FirstTaskHint } from './first-task-hint';
import { informationItems } from './information-items';
import { navigationFor } from '../navigation/navigation';
import { usePendingApprovals } from '../navigation/use-pending-approvals';
import { TopActions } from './top-actions';
import { useCollapsed } from './use-collapsed';

export function PortalFrame() {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { instituteName } = useInstituteSettings();
  const [isCollapsed, setCollapsed] = useCollapsed();
  const { groups, bottomItems } = navigationFor(session, pathname, { approvals: usePendingApprovals() });
  useFocusOnNavigate();
  useSessionNotices();
  return (
    <RouterProvider navigate={(href, state) => navigate(href, { state })} useHref={useHref}>
      <AppFrame
        labels={messages}
        brand={<Brand href={session.user ? '/' : '/events'} lines={brandLines(instituteName)} />}
        groups={groups}
        bottomItems={bottomItems}
        footerItems={session.user ? [{ label: messages.logout, href: '/logout', icon: <LogOut /> }] : informationItems}
        search={<Search session={session} />}
        topActions={<TopActions session={session} />}
        banner={
          <>
            <OfflineBanner />
            <ConfirmEmailBanner />
            <FirstTaskHint />
          </>
        }
        accent={accentOf(session)}
        isBare={pageAtPath(pathname)?.isFullScreen}
        isCollapsed={isCollapsed}
        onCollapsedChange={setCollapsed}
      >
        <Outlet />
      </AppFrame>
      <SignInAgain />
      <EventChanges />
    </RouterProvider>
  );
}

/** The color of the category that the person is responsible for; the president has a color too. */
function accentOf({ user, role }: Session): AccentColor | undefined {
  if (!user) return undefined;
  if (role === 'PRESIDENT') return 'blue';
  const category = categoryOfRole(role) ?? user.unit?.category;
  return !category || category === 'independent' ? undefined : colorOf(category);
}
