import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The embedded store in a process of its own. */
export interface EmbeddedStore {
  url: string;
  /** Milliseconds until it served what its folder holds. */
  openedIn: number;
  /** Bytes of memory that its process has at this moment. */
  resident(): Promise<number>;
  close(): Promise<void>;
}

/** Opens a folder. */
export async function startEmbedded(dataDir: string): Promise<EmbeddedStore> {
  const file = fileURLToPath(new URL('store-process.ts', import.meta.url));
  const child = fork(file, [dataDir], { execArgv: ['--import', 'tsx'] });
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the store ended (${String(code)})`)));
  const answer = async <T>() => {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [T];
    return message;
  };
  // Its end is an error only while something is awaited.
  ended.catch(() => undefined);
  const { url, openedIn } = await answer<{ url: string; openedIn: number }>();
  return {
    url,
    openedIn,
    async resident() {
      const told = answer<{ resident: number }>();
      child.send('how much?');
      return (await told).resident;
    },
    async close() {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
