export { portalPages, remoteLabels, type PortalPage, type RemoteName, type RemotePath } from './portal/pages';
export type { PageAccess, PageNav } from './portal/page-nav';
export { HelpLink } from './portal/help-link';
export { pageAtPath } from './portal/page-at-path';
export { emitPortalEvent, onPortalEvent } from './portal/portal-events';
export { useTitle } from './settings/use-title';

export { type RemoteModule, type WidgetProps } from './remote/remote-module';
export { RemoteLoaderContext, RemoteWidget, type RemoteWidgetProps } from './remote/remote-widget';
export { lazyPage, type Prefetch } from './remote/lazy-page';
export { type FetchRemote } from './remote/load-with-retry';
export { RemoteBoundary } from './remote/remote-boundary';
export { preloadPage } from './remote/preload-page';
export { RemotePages } from './remote/remote-pages';
export { renderStandalone } from './remote/standalone';

export { ApiError, hasCode, messageOf } from './api/api-error';
export { apiClient } from './api/api-client';
export { callApi, callList, type ListPage } from './api/call-api';
export { areasThatShow, type AreaName } from './calls/cache-areas';
export { areaKey, readKey, type ReadCall, type ReadInput } from './calls/read-key';
export { pageQuery, pagesQuery, readQuery } from './calls/read-query';
export { usePage, usePages, useRead, type PagesOptions, type ReadOptions, type SelectOptions } from './calls/use-read';
export { useWrite, type WriteInput, type WriteOptions } from './calls/use-write';
export { refreshSession } from './api/refresh-session';
export { createQueryClient, followPortalEvents } from './api/query-client';

export { sessionStore, type Session, type SessionEnd } from './session/session-state';
export { announceSession, patchSession, loadSession, reloadSession, signIn, signOut } from './sign-in/session-store';
export { usePermission, useSession } from './session/use-session';
export {
  RequireIncompleteOnboarding,
  RequireOnboarding,
  RequireRole,
  RequireSession,
  RequireVisitor,
} from './sign-in/guards';
export { SessionUnavailable } from './sign-in/session-unavailable';
export { returnPathOf, type ReturnState } from './sign-in/return-path';

export { useLive } from './live/use-live';
export type { LiveStatus, StreamMessage } from './live/open-stream';

export {
  calendarDayOf,
  clockTimeOf,
  formatCalendarDay,
  formatDate,
  formatLongDate,
  formatNumber,
  formatTime,
  isCalendarDay,
  isClockTime,
  type Moment,
} from './format/format';
export { useFormats, type Formats } from './format/use-formats';
export { loadInstituteSettings, useInstituteSettings } from './settings/settings';
export { useStoredAnswers } from './offline/stored-answers';
export { useIsOffline } from './offline/use-connection';
export { readPersonal, storePersonal } from './offline/personal-storage';
export { pageData, type PageData } from './page-data';
export { chooseTheme, followTheme, useTheme, type ThemeChoice } from './theme/theme';
export { useBelowTheFold } from './navigation/use-below-the-fold';
export { useUrlFilters } from './navigation/use-url-filters';
export { useDebouncedSearch } from './search/use-debounced-search';
export { useSingleFlight } from './single-flight/use-single-flight';
export { useDraft, type Draft } from './draft/use-draft';
export { UnsavedChangesWarning } from './draft/unsaved-changes-warning';
export { createBlockableHistory } from './navigation/navigation-blocker';
export { PortalRouter } from './navigation/portal-router';
