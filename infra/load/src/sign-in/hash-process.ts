import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/**
 * What the password hash alone allows on this machine, in a process of its own: as many at once as auth computes, with
 * auth's cost. A message with a number of milliseconds is answered with the verifications a second in that time.
 */
const ARGON2ID = 2;
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PASSWORD = 'a password of the bench';
const passwordHash = await hash(PASSWORD, COST);

async function hashesPerSecond(milliseconds: number): Promise<number> {
  const start = performance.now();
  let count = 0;
  async function verifyRepeatedly() {
    for (; performance.now() - start < milliseconds; count += 1) await verify(passwordHash, PASSWORD);
  }
  await Promise.all(Array.from({ length: availableParallelism() }, verifyRepeatedly));
  return (count * 1000) / (performance.now() - start);
}

process.on('message', (milliseconds: number) => {
  void hashesPerSecond(milliseconds).then((perSecond) => process.send?.(perSecond));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: 'hash' });
