/** Opens the store of a directory at a given moment when it is asked to, and closes it again. */
import { startEmbeddedMongo, type EmbeddedMongo } from '../src/index';

let store: EmbeddedMongo | undefined;

process.on('message', (request: { open: string; at: number } | 'close') => {
  void (request === 'close' ? close() : open(request)).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');

async function open({ open: dataDir, at }: { open: string; at: number }): Promise<string> {
  // Both processes wait for the same moment without yielding, so that they are as simultaneous as can be.
  while (Date.now() < at);
  try {
    store = await startEmbeddedMongo({ dataDir });
    return 'open';
  } catch (error) {
    return `refused: ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function close(): Promise<string> {
  await store?.close();
  store = undefined;
  return 'closed';
}
