import { loadRemoteModule, type FetchRemote } from './load-with-retry';
import type { RemoteModule } from './remote-module';

/** One attempt to load a remote; `outcome` is null until it is settled. */
export interface RemoteLoad {
  readonly settled: Promise<void>;
  outcome: { readonly remote: RemoteModule } | { readonly error: unknown } | null;
}

const loads = new Map<string, RemoteLoad>();
const attempts = new Map<string, number>();

/** The current attempt to load a remote; starts one when there is none. */
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

/** Removes a remote from the cache; the next attempt looks for a new deployment. */
export function forgetRemote(name: string): void {
  loads.delete(name);
  attempts.set(name, (attempts.get(name) ?? 0) + 1);
}
