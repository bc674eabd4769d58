import { lazy, type ComponentType } from 'react';

/** A page whose code loads when it is first opened: `lazyPage(async () => (await import('./pages/home')).HomePage)`. */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load() }));
}
