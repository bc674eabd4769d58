import { randomUUID } from 'node:crypto';
import { ACCESS_TOKEN } from '@portal/contracts';
import { createTokenVerifier, systemClock } from '@portal/service-kit';
import jsonwebtoken from 'jsonwebtoken';
import { median } from '../report';
import { createSigningKey } from '../token-issuer';

const TOKENS = 400;
const ROUNDS = 9;
const CLAIMS = {
  username: 'asha@example.edu',
  name: 'Asha Nair',
  role: 'STUDENT',
  onboarded: true,
  confirmed: true,
  ver: 3,
};

/** Microseconds a token. */
export interface VerificationCosts {
  /** Our verification of a token that was not seen before, with all that it checks. */
  ours: number;
  /** The library's bare verification with the same key. */
  library: number;
  /** Our verification of a token that was seen before. */
  cached: number;
}

/** Verifies the same tokens in turns; gives the medians of the rounds. */
export async function compareVerification(): Promise<VerificationCosts> {
  const { publicKey, keySet, sign } = await createSigningKey();
  const newToken = () => sign({ ...CLAIMS, sub: randomUUID(), sid: randomUUID() });
  const { issuer, audience } = ACCESS_TOKEN;
  const tokens = Array.from({ length: TOKENS }, newToken);
  const rounds: VerificationCosts[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const verifier = createTokenVerifier({ keySet: async () => keySet, clock: systemClock });
    // The first token of a verifier also loads the key set.
    await verifier.verify(newToken());
    const verifyAll = async () => {
      for (const token of tokens) await verifier.verify(token);
    };
    rounds.push({
      ours: await timePerToken(verifyAll),
      library: await timePerToken(async () => {
        for (const token of tokens) jsonwebtoken.verify(token, publicKey, { algorithms: ['RS256'], issuer, audience });
      }),
      cached: await timePerToken(verifyAll),
    });
  }
  return {
    ours: median(rounds.map(({ ours }) => ours)),
    library: median(rounds.map(({ library }) => library)),
    cached: median(rounds.map(({ cached }) => cached)),
  };
}

async function timePerToken(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return ((performance.now() - start) * 1000) / TOKENS;
}
