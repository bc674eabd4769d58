import { isRemoteModule, type RemoteModule } from './remote-module';

const LOAD_TIMEOUT_MS = 10_000;

/** Fetches what a remote exposes; a retry ignores what is cached, so that a new deployment is found. */
export type FetchRemote = (isRetry: boolean) => Promise<unknown>;

/** A remote could not be loaded, or has not the agreed shape. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
}

/** Loads a remote within ten seconds, and retries once; throws RemoteUnavailable or what the fetch throws. */
export async function loadRemoteModule(fetchRemote: FetchRemote, isRetry: boolean): Promise<RemoteModule> {
  try {
    return await attempt(fetchRemote, isRetry);
  } catch (error) {
    console.warn('A part of the portal did not load and is asked for again.', error);
    return attempt(fetchRemote, true);
  }
}

async function attempt(fetchRemote: FetchRemote, isRetry: boolean): Promise<RemoteModule> {
  const exposed = await withTimeout(fetchRemote(isRetry));
  const remote = typeof exposed === 'object' && exposed !== null ? (exposed as { remote?: unknown }).remote : undefined;
  if (!isRemoteModule(remote)) throw new RemoteUnavailable('The part does not have the agreed shape.');
  return remote;
}

async function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteUnavailable('The part did not load in time.')), LOAD_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
