import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/**
 * What the password hash alone allows on this machine: as many at once as auth computes, with its cost, in a process of
 * its own. Answers verifications a second whenever it is asked for so many milliseconds.
 */
const ARGON2ID = 2;
const cost = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const stored = await hash('a password of the bench', cost);

async function countFor(milliseconds: number): Promise<number> {
  const start = performance.now();
  let done = 0;
  const worker = async () => {
    for (; performance.now() - start < milliseconds; done += 1) await verify(stored, 'a password of the bench');
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return (done * 1000) / (performance.now() - start);
}

process.on('message', (milliseconds: number) => {
  void countFor(milliseconds).then((perSecond) => process.send?.({ perSecond }));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: 'hash' });
