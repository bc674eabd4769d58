import { apiClient, pageData, type RemoteName } from '@portal/web-kit';

/** What the shell reads of a remote's manifest, which the build of the remote writes (Module Federation, mf-manifest.json). */
interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly path: string; readonly name: string } };
}

/**
 * The URL of the script that a remote begins with, by the URL of its manifest. The federation runtime could read the
 * manifest itself, but what it brings for that is a tenth of the shell.
 */
export async function remoteEntryOf(manifestUrl: string): Promise<string> {
  const { data } = await apiClient.get<Manifest>(manifestUrl);
  const { path, name } = data.metaData.remoteEntry;
  return new URL(path + name, manifestUrl).href;
}

/**
 * The URL of that script as the gateway put it into the HTML, which saves a request; undefined when the service worker
 * had the HTML stored, which may be that of an older build.
 */
export function entryInPage(name: RemoteName): string | undefined {
  const { firstRemote } = pageData() ?? {};
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (firstRemote?.name !== name || firstRemote.entry === undefined || navigation?.workerStart !== 0) return undefined;
  return new URL(firstRemote.entry, window.location.origin).href;
}
