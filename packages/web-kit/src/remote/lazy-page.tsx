import { lazy, useState, type ComponentType, type ReactNode } from 'react';

/** A page whose code loads when it is first opened, or before that with `preload`. */
export interface LazyPage {
  (): ReactNode;
  /** Loads the code of the page; rejects when it does not arrive, and can be called again then. */
  readonly preload: () => Promise<void>;
}

/** A page whose code loads when it is first opened: `lazyPage(async () => (await import('./pages/home')).HomePage)`. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: await load() }));

  function Page() {
    // What has loaded shows at once: behind `lazy` React would paint the loading state first. As state, because another
    // component in its place would lose what somebody has typed.
    const [Current] = useState(() => loaded ?? Lazy);
    return <Current />;
  }

  async function preload(): Promise<void> {
    loaded = await load();
  }

  return Object.assign(Page, { preload });
}
