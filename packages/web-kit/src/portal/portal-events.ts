/** What parts of the portal tell each other in the browser, across builds, without sharing a store. */
export interface PortalEvents {
  /** The session began, ended or changed; whoever keeps something of it asks again. */
  'portal:session': { readonly change: 'signed-in' | 'signed-out' | 'expired' };
  /** Something to say in passing, wherever the person is by then. */
  'portal:toast': { readonly tone: 'success' | 'info' | 'danger'; readonly text: string };
  /** Data under this query key changed elsewhere. */
  'portal:invalidate': { readonly queryKey: readonly unknown[] };
}

/** Tells every part of the portal that is listening in this tab. */
export function emitPortalEvent<Name extends keyof PortalEvents>(name: Name, detail: PortalEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Listens until the returned function is called. */
export function onPortalEvent<Name extends keyof PortalEvents>(
  name: Name,
  listener: (detail: PortalEvents[Name]) => void,
): () => void {
  const receive = (event: Event) => listener((event as CustomEvent<PortalEvents[Name]>).detail);
  window.addEventListener(name, receive);
  return () => window.removeEventListener(name, receive);
}
