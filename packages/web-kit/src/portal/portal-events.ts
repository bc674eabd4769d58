/** Events by which shell and remotes, which are separate builds, notify each other in one tab. */
export interface PortalEvents {
  /** The session began or ended; whoever caches something of it loads it anew. */
  'portal:session': { readonly change: 'signed-in' | 'signed-out' | 'expired' };
  /** Shows a toast, whatever page the person is on by then. */
  'portal:toast': { readonly tone: 'success' | 'info' | 'danger'; readonly text: string };
  /** Data under this query key changed elsewhere. */
  'portal:invalidate': { readonly queryKey: readonly unknown[] };
}

/** Sends an event to all listeners in this tab. */
export function emitPortalEvent<Name extends keyof PortalEvents>(name: Name, detail: PortalEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Listens to an event until the returned function is called. */
export function onPortalEvent<Name extends keyof PortalEvents>(
  name: Name,
  listener: (detail: PortalEvents[Name]) => void,
): () => void {
  const receive = (event: Event) => listener((event as CustomEvent<PortalEvents[Name]>).detail);
  window.addEventListener(name, receive);
  return () => window.removeEventListener(name, receive);
}
