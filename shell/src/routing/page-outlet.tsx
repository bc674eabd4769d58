import { findPage, remoteLabels, RemoteBoundary, RemotePages, useSession, useTitle } from '@portal/web-kit';
import { useLocation } from 'react-router-dom';
import { fetchRemote } from '../federation/fetch-remote';
import { UnknownPath } from './home-redirect';
import { PageGuard } from './page-guard';

/** The page of a remote that belongs to the path, behind its guard and its boundary. */
export function PageOutlet() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const page = findPage(pathname);
  if (!page) return <UnknownPath />;
  const { remote, title, access } = page;
  return (
    <>
      {/* Before the page, so that a page which knows better (the name of an event) has the last word. */}
      <DocumentTitle key={pathname} title={title} />
      <PageGuard access={access}>
        {/* Nothing on a page of one person may stay for the next. */}
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
