import { pageAtPath, remoteLabels, RemoteBoundary, RemotePages, useSession, useTitle } from '@portal/web-kit';
import { useLocation } from 'react-router-dom';
import { fetchRemote } from '../federation/fetch-remote';
import { HomeRedirect } from './home-redirect';
import { PageGuard } from './page-guard';

/** The page of the current path, from its remote and behind its guard. */
export function PageOutlet() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const page = pageAtPath(pathname);
  if (!page) return <HomeRedirect />;
  const { remote, title, access } = page;
  return (
    <>
      {/* Before the page, which may set a better title (the name of an event). */}
      <DocumentTitle key={pathname} title={title} />
      <PageGuard access={access}>
        {/* The key removes what a page shows of one person before the next one sees it. */}
        <RemoteBoundary
          key={`${remote} ${user?._id ?? 'visitor'}`}
          name={remote}
          section={remoteLabels[remote]}
          fetchRemote={fetchRemote(remote)}
        >
          {(loaded) => <RemotePages remote={loaded} />}
        </RemoteBoundary>
      </PageGuard>
    </>
  );
}

function DocumentTitle({ title }: { readonly title: string }) {
  useTitle(title);
  return null;
}
