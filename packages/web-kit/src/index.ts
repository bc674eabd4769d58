export {
  portalPages,
  remoteLabels,
  type PageAccess,
  type PageNav,
  type PortalPage,
  type RemoteName,
  type RemotePath,
} from './portal/pages';
export { colorOf } from './category/color-of';
export { CategoryBadge, type CategoryBadgeProps } from './category/category-badge';
export { findPage } from './portal/find-page';
export { emitPortalEvent, onPortalEvent, type PortalEvents } from './portal/portal-events';
export { useTitle } from './portal/use-title';

export { isRemoteModule, type RemoteModule, type RemoteRoute } from './remote/remote-module';
export { lazyPage } from './remote/lazy-page';
export { RemoteUnavailable, type FetchRemote } from './remote/load-remote';
export { RemoteBoundary, type RemoteBoundaryProps } from './remote/remote-boundary';
export { preloadRemote } from './remote/remote-cache';
export { RemotePages } from './remote/remote-pages';
export { renderStandalone } from './remote/standalone';

export { ApiError, hasCode, messageOf, UNREACHABLE } from './api/api-error';
export { fieldErrorsOf } from './api/field-errors';
export { apiClient } from './api/api-client';
export { callApi, callList, pathOf, type CallInput, type ListPage } from './api/call-api';
export { refreshSession } from './api/refresh-session';
export { createQueryClient } from './api/query-client';

export {
  patchSession,
  loadSession,
  reloadSession,
  sessionStore,
  signIn,
  signOut,
  type Session,
} from './session/session-store';
export { scopeOf, usePermission, useScope, useSession } from './session/use-session';
export {
  RequireIncompleteOnboarding,
  RequireOnboarding,
  RequireRole,
  RequireSession,
  RequireVisitor,
} from './session/guards';
export { returnPathOf, type ReturnState } from './session/return-path';

export { useLive } from './live/use-live';
export type { LiveStatus, StreamMessage } from './live/open-stream';
export { queryKeys } from './query-keys/query-keys';
export { useUnreadCount } from './notifications/use-unread-count';

export {
  calendarDayOf,
  clockTimeOf,
  formatCalendarDay,
  formatDate,
  formatDateTime,
  formatDay,
  formatLongDate,
  formatMoney,
  formatNumber,
  formatRelative,
  formatTime,
  isCalendarDay,
  type Moment,
} from './format/format';
export { useFormats, type Formats } from './format/use-formats';
export { getInstituteSettings, loadInstituteSettings, useInstituteSettings } from './settings/settings';
export { chooseTheme, followTheme, useTheme, type ThemeChoice } from './theme/theme';
export { useUrlFilters } from './navigation/use-url-filters';
export { goToFirst } from './typing/go-to-first';
export { useDebouncedSearch } from './search/use-debounced-search';
export { useSingleFlight } from './single-flight/use-single-flight';
export { useDraft, type Draft } from './draft/use-draft';
export { UnsavedChangesWarning, useUnsavedChangesWarning } from './draft/unsaved-changes-warning';
export { createBlockableHistory, unblockNavigation, type BlockableHistory } from './navigation/navigation-blocker';
export { PortalRouter } from './navigation/portal-router';
