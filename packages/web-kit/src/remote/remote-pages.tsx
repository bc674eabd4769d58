import { useRoutes } from 'react-router-dom';
import type { RemoteModule } from './remote-module';

/** Shows the page of a remote that belongs to the current path. */
export function RemotePages({ remote }: { readonly remote: RemoteModule }) {
  const page = useRoutes(remote.routes.map(({ path, Component }) => ({ path, element: <Component /> })));
  if (page === null) throw new Error('The part has no page for this path.');
  return page;
}
