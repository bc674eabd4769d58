import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { ACCESS_TOKEN } from '@portal/contracts';
import { createTokenVerifier, systemClock } from '@portal/service-kit';
import jsonwebtoken from 'jsonwebtoken';

const TOKENS = 400;
const ROUNDS = 9;
const PERSON = {
  username: 'asha@example.edu',
  name: 'Asha Nair',
  role: 'STUDENT',
  onboarded: true,
  confirmed: true,
  ver: 3,
};

/**
 * Microseconds a token: ours the first time it is seen, with all that it checks, and the library's bare verification of
 * the same tokens with the same key. In turns; the medians of the rounds.
 */
export async function compareVerification(): Promise<{ ours: number; bare: number; again: number }> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'bench', use: 'sig', alg: 'RS256' }];
  const options = { issuer: ACCESS_TOKEN.issuer, audience: ACCESS_TOKEN.audience };
  const sign = () =>
    jsonwebtoken.sign({ ...PERSON, sub: randomUUID(), sid: randomUUID() }, privateKey, {
      algorithm: 'RS256',
      keyid: 'bench',
      expiresIn: ACCESS_TOKEN.lifetimeSeconds,
      ...options,
    });
  const tokens = Array.from({ length: TOKENS }, sign);
  const figures = { ours: [] as number[], bare: [] as number[], again: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const verifier = createTokenVerifier({ keySet: async () => ({ keys }), clock: systemClock });
    await verifier.verify(sign());
    const verifyAll = async () => {
      for (const token of tokens) await verifier.verify(token);
    };
    figures.ours.push(await timed(verifyAll));
    figures.bare.push(
      await timed(async () => {
        for (const token of tokens) jsonwebtoken.verify(token, publicKey, { algorithms: ['RS256'], ...options });
      }),
    );
    figures.again.push(await timed(verifyAll));
  }
  return { ours: median(figures.ours), bare: median(figures.bare), again: median(figures.again) };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return ((performance.now() - start) * 1000) / TOKENS;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
