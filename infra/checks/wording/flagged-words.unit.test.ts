import { createFixtureTree } from '../repository/fixture-tree';
import { checkFlaggedWords, findFlaggedWords } from './flagged-words';

const findingsOf = (text: string, path = 'services/org/src/app.ts') =>
  findFlaggedWords({ path, text }).map(({ line, word, better }) => `${line}: ${word}: ${better}`);

describe('a flagged word', () => {
  it.each([
    ['/** Read by somebody. */', '1: somebody: someone, or the person it is (a student, the caller)'],
    ['const a = 1;\n/**\n * Whoever asks.\n */', '3: Whoever: the person or the caller who ...'],
    ['call(); // for whom', '1: whom: the person, or a sentence with who'],
    ['// It ends by\n// itself', undefined],
    ['/* It ends by itself */', '1: by itself: automatically, or alone'],
    ['const told = 1;', '1: told: notified, recorded, announced or known'],
    ['const { toldVersion } = row;', '1: toldVersion: notified, recorded, announced or known'],
    ['const STANDS_AFTER_MS = 1;', '1: STANDS_AFTER_MS: is, is stored or is stalled'],
    ['isSomebodyElse(actor);', '1: isSomebodyElse: someone, or the person it is (a student, the caller)'],
    ['interface Surroundings {}', '1: Surroundings: UnitContext'],
    ['constructor(standing, wholesale, toldo) {}', undefined],
  ])('is found in: %s', (text, finding) => {
    expect(findingsOf(text)).toEqual(finding === undefined ? [] : [finding]);
  });

  it.each([
    "const text = 'Nobody told somebody';",
    'const text = `${name} told ${other ? `a` : ""} told`;',
    'const url = "https://example.org/told"; const pattern = /["\'`] told/;',
  ])('is not looked for in literals: %s', (text) => {
    expect(findingsOf(text)).toEqual([]);
    expect(findingsOf(`${text}\n// somebody`)).toHaveLength(1);
  });

  it('is found in the prose of a document, not in its code and not in the targets of its links', () => {
    const text = '# Told\n\n`told` and [this](told.md):\n\n```\nwhom\n```\n\nfor somebody\n';
    expect(findingsOf(text, 'docs/runbook.md').map((finding) => finding.split(': ')[1])).toEqual(['Told', 'somebody']);
  });

  it('is refused with its line and what to write, but for decision records', () => {
    const tree = createFixtureTree({
      'services/org/src/app.ts': 'const a = 1;\n// for whom\n',
      'docs/adr/001-first.md': 'Somebody.\n',
    });
    expect(checkFlaggedWords(tree.dir)).toEqual([
      'services/org/src/app.ts:2: "whom": write the person, or a sentence with who',
    ]);
    tree.remove();
  });
});
