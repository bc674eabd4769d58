import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** Functions of the router that the app uses. */
export interface RouterFunctions {
  /** Goes to a page without reloading the document; `state` is for the page alone and not part of the URL. */
  readonly navigate: (href: string, state?: unknown) => void | Promise<void>;
  /** Turns a path into the URL of the browser; a hook, called on every render of a link. */
  readonly useHref?: ((href: string) => string) | undefined;
}

const plainHref = (href: string): string => href;

const RouterContext = createContext<RouterFunctions | null>(null);

/** Gives all links inside a router, with the props of react-aria's RouterProvider. */
export function RouterProvider({ children, navigate, useHref }: RouterFunctions & { readonly children: ReactNode }) {
  return <RouterContext value={{ navigate, useHref }}>{children}</RouterContext>;
}

/** URL of a link and how to navigate to it; `navigate` is undefined where the browser has to follow the link itself. */
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
