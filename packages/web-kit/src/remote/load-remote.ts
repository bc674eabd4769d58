import { isRemoteModule, type RemoteModule } from './remote-module';

const LONGEST_WAIT = 10_000;

/** Fetches what a remote exposes; `isAgain` forgets everything known of it first, so that a new deployment is found. */
export type FetchRemote = (isAgain: boolean) => Promise<unknown>;

/** The part of the portal could not be loaded, or is not of the agreed shape. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
}

/** Loads a remote within ten seconds, with one second try. */
export async function loadRemoteModule(fetchRemote: FetchRemote, isAgain: boolean): Promise<RemoteModule> {
  try {
    return await attempt(fetchRemote, isAgain);
  } catch (error) {
    console.warn('A part of the portal did not load and is asked for again.', error);
    return attempt(fetchRemote, true);
  }
}

async function attempt(fetchRemote: FetchRemote, isAgain: boolean): Promise<RemoteModule> {
  const exposed = await withinTime(fetchRemote(isAgain));
  const remote = typeof exposed === 'object' && exposed !== null ? (exposed as { remote?: unknown }).remote : undefined;
  if (!isRemoteModule(remote)) throw new RemoteUnavailable('The part does not have the agreed shape.');
  return remote;
}

async function withinTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteUnavailable('The part did not load in time.')), LONGEST_WAIT);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
