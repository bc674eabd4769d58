import { apiClient, type RemoteName } from '@portal/web-kit';

/** Where the manifest of each remote is: data of the deployment, in no build. */
type RemoteAddresses = Partial<Record<RemoteName, string>>;

declare const __PORTAL_DEVELOPMENT__: boolean | undefined;
const isDevelopment = typeof __PORTAL_DEVELOPMENT__ !== 'undefined' && __PORTAL_DEVELOPMENT__;

let known: Promise<RemoteAddresses> | null = null;

/** The address of a remote's manifest; asked anew after a failure, because a deployment may have moved it. */
export async function addressOf(name: RemoteName, isAgain: boolean): Promise<string> {
  const swapped = isDevelopment ? swappedAddress(name, window.location.search) : undefined;
  if (swapped !== undefined) return swapped;
  if (isAgain || known === null) known = fetchAddresses();
  const address = (await known)[name];
  if (address === undefined) throw new Error(`remotes.json names no ${name}.`);
  return new URL(address, window.location.origin).href;
}

async function fetchAddresses(): Promise<RemoteAddresses> {
  return (await apiClient.get<RemoteAddresses>('/remotes.json')).data;
}

/** `?remote=mfe_events@http://localhost:3002/mf-manifest.json` swaps one remote; never in a production build. */
export function swappedAddress(name: RemoteName, search: string): string | undefined {
  const swaps = new URLSearchParams(search).getAll('remote');
  return swaps.find((swap) => swap.startsWith(`${name}@`))?.slice(name.length + 1);
}
