import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFixtureRepository } from '../repository/fixture-repository';
import { BASELINE, checkFlaggedWords, lowerBaseline } from './word-baseline';

const baseline = (counts: Record<string, number>) => `${JSON.stringify(counts, undefined, 2)}\n`;

describe('the flagged words that are left', () => {
  const tree = createFixtureRepository({
    'services/org/src/app.ts': '// for somebody\n',
    'shell/src/app.ts': '// for whom\n',
    'docs/adr/001-first.md': 'Somebody.\n',
    [BASELINE]: baseline({ services: 1, shell: 1 }),
  });
  afterEach(() => {
    tree.git('checkout', '--quiet', '.');
    tree.git('clean', '--quiet', '--force', '-d');
  });
  afterAll(() => tree.remove());

  it('are allowed in the number of the baseline; decision records keep theirs', () => {
    expect(checkFlaggedWords(tree.dir)).toEqual([]);
  });

  it('are refused when there is one more, with the new line and what to write', () => {
    tree.write('services/org/src/app.ts', '// for somebody\nconst a = 1;\n// for whom\n');
    tree.write('services/org/src/new.ts', 'const told = 1;\n');
    expect(checkFlaggedWords(tree.dir)).toEqual([
      `services: has 3 flagged words, ${BASELINE} allows 1`,
      'services/org/src/app.ts:3: "whom": write the person, or a sentence with who',
      'services/org/src/new.ts:1: "told": write notified, recorded, announced or known',
    ]);
  });

  it('are refused in a new folder', () => {
    tree.write('gateway/src/app.ts', '// by itself\n');
    expect(checkFlaggedWords(tree.dir)).toEqual([
      `gateway: has 1 flagged words, ${BASELINE} allows 0`,
      'gateway/src/app.ts:1: "by itself": write automatically, or alone',
    ]);
  });

  it('lower the baseline when there are fewer, and never raise it', () => {
    tree.write('shell/src/app.ts', '');
    tree.write('services/org/src/app.ts', '// for somebody, for whom\n');
    expect(checkFlaggedWords(tree.dir)).toContain(
      `shell: has 0 flagged words, ${BASELINE} says 1: run \`npm run wording:lower\``,
    );
    lowerBaseline(tree.dir);
    expect(readFileSync(path.join(tree.dir, BASELINE), 'utf8')).toBe(baseline({ services: 1 }));
  });
});
