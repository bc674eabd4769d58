import type { SessionUser } from '@portal/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { lazy, useState, type ComponentType, type ReactNode } from 'react';

/**
 * Asks what a page shows first, so that the page need not be rendered twice; `user` is null for a visitor, and `params` are
 * those of the page's path. What fails is asked again by the page.
 */
export type Prefetch = (
  client: QueryClient,
  user: SessionUser | null,
  params: Readonly<Record<string, string | undefined>>,
) => readonly Promise<unknown>[];

/** What a page module exports: the component, with what it asks first. */
type PageComponent = ComponentType & { readonly prefetch?: Prefetch };

/** A page whose code loads when it is first opened, or before that with `preload`. */
export interface LazyPage {
  (): ReactNode;
  /**
   * Loads the code of the page, and gives what it asks first; rejects when it does not arrive, and can be called again
   * then.
   */
  readonly preload: () => Promise<Prefetch | undefined>;
}

/** A page whose code loads when it is first opened: `lazyPage(async () => (await import('./pages/home')).HomePage)`. */
export function lazyPage(load: () => Promise<PageComponent>): LazyPage {
  let loaded: PageComponent | undefined;
  const Lazy = lazy(async () => ({ default: await load() }));

  function Page() {
    // What has loaded shows at once: behind `lazy` React would paint the loading state first. As state, because another
    // component in its place would lose what the user has typed.
    const [Current] = useState(() => loaded ?? Lazy);
    return <Current />;
  }

  async function preload(): Promise<Prefetch | undefined> {
    loaded = await load();
    return loaded.prefetch;
  }

  return Object.assign(Page, { preload });
}
