/** Events by which shell and remotes, which are separate builds, notify each other in one tab. */
export interface PortalEvents {
  /**
   * `signed-in` and `signed-out`: there is another person now, whose data must not mix with the former's. `continued`:
   * the same one, after the session had ended or with another role. `expired` and `renewed` is what a call met.
   */
  'portal:session': { readonly change: 'signed-in' | 'signed-out' | 'continued' | 'expired' | 'renewed' };
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
