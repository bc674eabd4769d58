import type { RoomRequestAnswer } from '@portal/contracts';
import type { ComponentType } from 'react';
import type { Prefetch } from './lazy-page';

/** One page of a remote; its path is in the table of pages. */
export interface RemoteRoute {
  readonly path: string;
  /** With `preload` the code of the page can be loaded before it shows; it gives what the page asks first. */
  readonly Component: ComponentType & { readonly preload?: () => Promise<Prefetch | undefined> };
}

/** Components that remotes lend each other, by name, and what each is given. */
export interface WidgetProps {
  /** What helps to decide about a room request: the day of its room, and who would lose. */
  'room-request': { readonly request: RoomRequestAnswer };
}
export type WidgetName = keyof WidgetProps;

/** What `src/remote.tsx` of every remote exports as `remote`. */
export interface RemoteModule {
  readonly routes: readonly RemoteRoute[];
  readonly widgets?: Readonly<{ [Name in WidgetName]?: ComponentType<WidgetProps[Name]> }>;
}

/** True for a module of the agreed shape; a remote may be older or newer than the shell that loads it. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  if (!isRecord(value) || !Array.isArray(value['routes'])) return false;
  if (value['widgets'] !== undefined && !isRecord(value['widgets'])) return false;
  return value['routes'].every(
    (route) => isRecord(route) && typeof route['path'] === 'string' && isComponent(route['Component']),
  );
}

/** A function component, or what `lazy`, `memo` and the like return. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (isRecord(value) && '$$typeof' in value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
