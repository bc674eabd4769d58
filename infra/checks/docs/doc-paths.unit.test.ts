import { checkDocPaths } from './doc-paths';
import { createFixtureTree } from '../repository/fixture-tree';

const tree = createFixtureTree({
  'README.md': '# Portal\n',
  'docs/architecture.md': '# Architecture\n\n## Who knows what: `contracts`\n',
  'docs/adr/001-first.md': 'See [002](002-second.md), and `services/org/src/gone.ts`.\n',
  'services/org/README.md': '',
  'services/org/src/units/unit.service.ts': '',
});
afterAll(() => tree.remove());

const findingsOf = (text: string) => {
  tree.write('services/org/README.md', text);
  return checkDocPaths(tree.dir).filter((finding) => finding.startsWith('services/org/README.md'));
};

describe('the documents', () => {
  it.each([
    '[architecture](../../docs/architecture.md)',
    '[who](../../docs/architecture.md#who-knows-what-contracts)',
    '[here](#events)\n\n## Events\n',
    '[elsewhere](https://example.org/a.md)',
    'All of it is in `services/org/src/units/unit.service.ts`, `units/unit.service.ts` and `unit.service.ts`.',
    'The folder `services/org/`, the suffix `service.ts`, the call `GET /api/units`, `application/json`, `*.int.test.ts`.',
    'A build writes `remotes.json`.',
    'It calls `names[0](thing)`.',
    '[`architecture.md`](../../docs/architecture.md)',
  ])('may say: %s', (text) => {
    expect(findingsOf(text)).toEqual([]);
  });

  it.each([
    ['[gone](../docs/architecture.md)', 'the link to ../docs/architecture.md leads nowhere'],
    ['[who](../../docs/architecture.md#who-knows)', 'the link to ../../docs/architecture.md#who-knows leads nowhere'],
    ['[here](#events)', 'the link to #events leads nowhere'],
    ['[`gone`](gone.md)', 'the link to gone.md leads nowhere'],
    ['`services/org/src/units/units.service.ts`', 'there is no `services/org/src/units/units.service.ts`'],
    ['`units.service.ts`', 'there is no `units.service.ts`'],
    ['`services/feedback`', 'there is no `services/feedback`'],
  ])('may not say: %s', (text, finding) => {
    expect(findingsOf(text)).toEqual([`services/org/README.md: ${finding}`]);
  });

  it('of a decision keep the paths of its day, and links that lead somewhere', () => {
    expect(checkDocPaths(tree.dir)).toContain('docs/adr/001-first.md: the link to 002-second.md leads nowhere');
    expect(checkDocPaths(tree.dir).join()).not.toContain('gone.ts');
  });
});
