import { apiClient, pageData, type RemoteName } from '@portal/web-kit';

/** The manifest URL of each remote, which belongs to the deployment and not to the build. */
type RemoteAddresses = Partial<Record<RemoteName, string>>;

declare const __PORTAL_DEVELOPMENT__: boolean | undefined;
const isDevelopment = typeof __PORTAL_DEVELOPMENT__ !== 'undefined' && __PORTAL_DEVELOPMENT__;

let addresses: Promise<RemoteAddresses> | null = null;

/** The URL of a remote's manifest; a retry asks again, because a deployment may have moved it. */
export async function addressOf(name: RemoteName, isRetry: boolean): Promise<string> {
  const replaced = isDevelopment ? replacedAddress(name, window.location.search) : undefined;
  if (replaced !== undefined) return replaced;
  if (isRetry) addresses = fetchAddresses();
  addresses ??= Promise.resolve(pageData()?.remotes ?? fetchAddresses());
  const address = (await addresses)[name];
  if (address === undefined) throw new Error(`remotes.json names no ${name}.`);
  return new URL(address, window.location.origin).href;
}

async function fetchAddresses(): Promise<RemoteAddresses> {
  return (await apiClient.get<RemoteAddresses>('/remotes.json')).data;
}

/** `?remote=mfe_events@http://localhost:3002/mf-manifest.json` replaces one remote; ignored in production builds. */
function replacedAddress(name: RemoteName, search: string): string | undefined {
  const swaps = new URLSearchParams(search).getAll('remote');
  return swaps.find((swap) => swap.startsWith(`${name}@`))?.slice(name.length + 1);
}
