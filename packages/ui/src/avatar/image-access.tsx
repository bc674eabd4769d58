import { createContext, useContext, type ReactNode } from 'react';

type Refresh = () => Promise<unknown>;

const RefreshContext = createContext<Refresh>(() => Promise.resolve());

/** Tells images how to refresh an expired session: an img element cannot do it, as an HTTP client can. */
export function ImageAccessProvider({
  refresh,
  children,
}: {
  readonly refresh: Refresh;
  readonly children: ReactNode;
}) {
  return <RefreshContext value={refresh}>{children}</RefreshContext>;
}

/** The function that refreshes the access to images; does nothing without a provider. */
export const useRefreshImageAccess = (): Refresh => useContext(RefreshContext);
