/**
 * The part of the router that the portal uses. The shell provides this module for every
 * `import ... from 'react-router-dom'`, also in the remotes: a name that is missing here is missing there, which the
 * build checks. The data routers are left out because they are as large as the rest.
 */
export {
  createSearchParams,
  generatePath,
  matchPath,
  MemoryRouter,
  Navigate,
  Outlet,
  Router,
  UNSAFE_createBrowserHistory,
  useHref,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
