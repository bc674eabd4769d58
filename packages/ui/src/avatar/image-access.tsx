import { createContext, useContext, type ReactNode } from 'react';

type Renew = () => Promise<unknown>;

const Access = createContext<Renew>(() => Promise.resolve());

/** Says how pictures get access again when it may have run out: unlike a request, a picture cannot renew it by itself. */
export function ImageAccessProvider({ renew, children }: { readonly renew: Renew; readonly children: ReactNode }) {
  return <Access value={renew}>{children}</Access>;
}

/** What a picture calls before it is tried once more. */
export const useRefreshImageAccess = (): Renew => useContext(Access);
