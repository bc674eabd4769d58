/**
 * The part of the router that the portal uses. In the browser this module stands behind every
 * `import ... from 'react-router-dom'`, in the shell and in each remote: a name that is missing here is missing there,
 * which the build of a remote checks. The data routers are left out on purpose: they alone are as large as the rest.
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
