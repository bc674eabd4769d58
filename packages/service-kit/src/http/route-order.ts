import type { Express } from 'express';

/** Orders paths so that a fixed segment is tried before a parameter in the same place. */
export function compareSpecificity(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const difference = Number(left[at]?.startsWith(':')) - Number(right[at]?.startsWith(':'));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** A route that an application serves. */
export interface MountedRoute {
  method: string;
  path: string;
}

interface Layer {
  route?: { path: string; stack: { method?: string }[] };
  handle?: { stack?: Layer[] };
}

/** Every route of an application, nested routers included; the permission tests compare them with the call table. */
export function mountedRoutes(app: Express): MountedRoute[] {
  return collect((app.router as unknown as { stack: Layer[] }).stack);
}

function collect(layers: Layer[]): MountedRoute[] {
  return layers.flatMap(({ route, handle }) => {
    if (!route) return handle?.stack ? collect(handle.stack) : [];
    const methods = new Set(route.stack.map(({ method }) => (method ?? 'all').toUpperCase()));
    return [...methods].map((method) => ({ method, path: route.path }));
  });
}
