import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { FetchRemote, RemoteName } from '@portal/web-kit';
import { addressOf } from './remote-addresses';
import { entryInPage, remoteEntryOf } from './remote-entry';

/** Loads a remote. A retry loads its manifest again, so that the files of a new deployment are found. */
export function fetchRemote(name: RemoteName): FetchRemote {
  return async (isRetry) => {
    const entry = (isRetry ? undefined : entryInPage(name)) ?? (await remoteEntryOf(await addressOf(name, isRetry)));
    registerRemotes([{ name, entry }], { force: isRetry });
    return loadRemote(`${name}/remote`);
  };
}
