import { matchPath } from 'react-router-dom';
import { portalPages, type PortalPage } from './pages';

/** The page at a path; undefined for an unknown path. */
export function pageAtPath(pathname: string): PortalPage | undefined {
  return portalPages.find((page) => matchPath({ path: page.path, end: true }, pathname) !== null);
}
