import { loadRemoteModule, type FetchRemote } from './load-remote';
import type { RemoteModule } from './remote-module';

/** One attempt to load a remote, and what came of it. */
export interface RemoteLoad {
  readonly settled: Promise<void>;
  outcome: { readonly remote: RemoteModule } | { readonly error: unknown } | null;
}

const loads = new Map<string, RemoteLoad>();
const attempts = new Map<string, number>();

/** The present attempt to load a remote, begun when there is none yet. */
export function remoteLoad(name: string, fetchRemote: FetchRemote): RemoteLoad {
  const known = loads.get(name);
  if (known) return known;
  const attempt = attempts.get(name) ?? 0;
  const load: RemoteLoad = {
    outcome: null,
    settled: loadRemoteModule(fetchRemote, attempt > 0).then(
      (remote) => {
        load.outcome = { remote };
      },
      (error: unknown) => {
        load.outcome = { error };
      },
    ),
  };
  loads.set(name, load);
  return load;
}

/** Forgets what is known of a remote; the next attempt looks for a new deployment. */
export function forgetRemote(name: string): void {
  loads.delete(name);
  attempts.set(name, (attempts.get(name) ?? 0) + 1);
}

/** Begins to load a remote before it is shown: on the way to it, or while the session is asked for. */
export function preloadRemote(name: string, fetchRemote: FetchRemote): void {
  remoteLoad(name, fetchRemote);
}
