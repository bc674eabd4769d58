import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { FetchRemote, RemoteName } from '@portal/web-kit';
import { addressOf } from './remote-addresses';

/** How a remote gets into the page. Again means: forget its manifest, so that files of a new deployment are found. */
export function fetchRemote(name: RemoteName): FetchRemote {
  return async (isAgain) => {
    const entry = await addressOf(name, isAgain);
    registerRemotes([{ name, entry }], { force: isAgain });
    return loadRemote(`${name}/remote`);
  };
}
