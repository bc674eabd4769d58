import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { partiesOf, readPact, requiredPacts } from './pact-files';

describe('the pacts of a provider', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'portal-pacts-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function write(file: string, text = ''): void {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }

  it('are those of the workspaces that have a contract test with it', () => {
    write('mfe-events/contract/events.consumer.pact.test.ts');
    write('services/org/contract/events.consumer.pact.test.ts');
    write('services/org/contract/auth.consumer.pact.test.ts');
    write('services/events/contract/consumers.provider.pact.test.ts');
    expect(requiredPacts('events', root)).toEqual([
      { consumer: 'mfe-events', file: path.join(root, 'pacts/mfe-events-events.json') },
      { consumer: 'org', file: path.join(root, 'pacts/org-events.json') },
    ]);
    expect(requiredPacts('org', root)).toEqual([]);
  });

  it('fail it when one is missing', () => {
    write('mfe-events/contract/events.consumer.pact.test.ts');
    write('services/org/contract/events.consumer.pact.test.ts');
    write('pacts/mfe-events-events.json', '{"interactions":[]}');
    const [written, missing] = requiredPacts('events', root);
    expect(written && readPact(written)).toEqual({ interactions: [] });
    expect(() => missing && readPact(missing)).toThrow(
      'org-events.json is missing: the contract test of org did not run, or failed (npm run test:contract)',
    );
  });

  it('have their consumer and provider from the path of the test', () => {
    const test = '/portal/services/org/contract/events.consumer.pact.test.ts';
    expect(partiesOf(test)).toEqual({ consumer: 'org', provider: 'events' });
    expect(() => partiesOf('/portal/services/org/src/events.unit.test.ts')).toThrow('is no contract test');
  });
});
