import { ErrorBoundary } from 'react-error-boundary';
import { useRoutes } from 'react-router-dom';
import { PortalFrame } from '../frame/portal-frame';
import { BrokenPage } from '../pages/broken-page';
import { LogoutPage } from '../pages/logout-page';
import { SignedInPage } from '../pages/signed-in-page';
import { UnauthorisedPage } from '../pages/unauthorised-page';
import { HomeRedirect } from './home-redirect';
import { PageOutlet } from './page-outlet';

/** Every path of the portal; pages of remotes are in web-kit's table. */
export function PortalRoutes() {
  const page = useRoutes([
    { path: '/signed-in', element: <SignedInPage /> },
    {
      element: <PortalFrame />,
      children: [
        { path: '/', element: <HomeRedirect /> },
        { path: '/unauthorised', element: <UnauthorisedPage /> },
        { path: '/logout', element: <LogoutPage /> },
        { path: '*', element: <PageOutlet /> },
      ],
    },
  ]);
  return <ErrorBoundary FallbackComponent={BrokenPage}>{page}</ErrorBoundary>;
}
