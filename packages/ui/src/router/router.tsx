import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** How the frame moves between pages: the two functions of whichever router it uses. */
export interface RouterFunctions {
  /** Goes to a page of the portal without loading the document again. */
  readonly navigate: (href: string) => void | Promise<void>;
  /** Turns a path of the portal into the address the browser shows; a hook, called on every render of a link. */
  readonly useHref?: ((href: string) => string) | undefined;
}

const plainHref = (href: string): string => href;

const RouterContext = createContext<RouterFunctions | null>(null);

/** Set once by the frame, with the same two props as react-aria's RouterProvider: every link inside then navigates on the client. */
export function RouterProvider({ children, navigate, useHref }: RouterFunctions & { readonly children: ReactNode }) {
  return <RouterContext value={{ navigate, useHref }}>{children}</RouterContext>;
}

/** The address a link shows, and how it goes there; without a RouterProvider the browser follows the link itself. */
export function useRoute(href: string): {
  readonly address: string;
  readonly navigate: RouterFunctions['navigate'] | undefined;
} {
  const router = useContext(RouterContext);
  const useHref = router?.useHref ?? plainHref;
  const isOutside = /^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(href);
  const address = useHref(isOutside ? '/' : href);
  return isOutside ? { address: href, navigate: undefined } : { address, navigate: router?.navigate };
}
