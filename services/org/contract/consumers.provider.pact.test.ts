import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import type { TestService } from '@portal/test-kit';
import { actorOf, mintToken, startTestService } from '@portal/test-kit';
import type { RequestHandler } from 'express';
import { orgService } from '../src/index';
import { addPosition, change, newUnit, remove } from '../testing/positions';

interface Pact {
  provider: { name: string };
  interactions: { description: string }[];
}

const folder = path.resolve(import.meta.dirname, '../../../pacts');
const files = existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Pact;
const ofOrg = files.filter((file) => read(file).provider.name === 'org');

describe('what the consumers of org rely on', () => {
  let org: TestService;
  beforeAll(async () => {
    org = await startTestService(orgService);
    const club = await newUnit(org, 'Coding Club');
    const { _id: lead } = await addPosition(org, club);
    await change(org, 'PRESIDENT', lead, { title: 'Web Head' });
    await remove(org, 'PRESIDENT', lead);
  });
  afterAll(async () => org.stop());

  /** The browser's cookie becomes a token at the gateway. */
  const asTheGatewayWould: RequestHandler = (req, _res, next) => {
    req.headers.authorization = `Bearer ${mintToken(actorOf('PRESIDENT'), org.clock)}`;
    next();
  };

  it('was written down by at least one of them', () => {
    expect(ofOrg).not.toEqual([]);
  });

  it.each(ofOrg.map((file) => [path.basename(file, '.json'), file]))('holds for %s', async (_name, file) => {
    const sent = await org.outbox();
    await new Verifier({
      provider: 'org',
      providerBaseUrl: org.url,
      pactUrls: [file],
      requestFilter: asTheGatewayWould,
      messageProviders: Object.fromEntries(
        read(file).interactions.map(({ description }) => [
          description,
          async () => sent.filter(({ type }) => type === description).at(-1),
        ]),
      ),
      logLevel: 'error',
    }).verifyProvider();
  });
});
