/**
 * The part of the router that the portal uses. In the browser this module stands behind every
 * `import ... from 'react-router-dom'`, in the shell and in each remote: a name that is missing here is missing there,
 * which the build of a remote checks.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  generatePath,
  matchPath,
  Navigate,
  Outlet,
  RouterProvider,
  useBlocker,
  useHref,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
