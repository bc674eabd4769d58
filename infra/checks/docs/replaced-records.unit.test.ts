import { createFixtureTree } from '../repository/fixture-tree';
import { checkReplacedRecords } from './replaced-records';

const write = 'write "Replaced by [NNN](NNN-title.md)." below the title, with the record that replaces this one';

/** A record 001 with this head, beside a record 002. */
function findingsOf(head: string, later = 'Nothing of earlier ones.'): string[] {
  const tree = createFixtureTree({
    'docs/adr/001-first.md': `# 001 First\n\n${head}\n`,
    'docs/adr/002-second.md': `# 002 Second\n\n**Consequence.** ${later}\n`,
  });
  const findings = checkReplacedRecords(tree.dir);
  tree.remove();
  return findings;
}

describe('a decision record', () => {
  it.each([
    ['**Decision.** It holds.', undefined],
    ['Replaced by [002](002-second.md).', undefined],
    ['Replaced in part by [002](002-second.md): dates.', 'This replaces what 001 says of dates.'],
    ['Replaced in part by [002](002-second.md): dates.', 'This replaces what [001](001-first.md) says of dates. More.'],
  ])('may begin: %s', (head, later) => {
    expect(findingsOf(head, later)).toEqual([]);
  });

  it.each([
    ['Replaced by 002.', '"Replaced by 002." links to no record'],
    ['Replaced by [003](003-third.md).', '003-third.md is no later record'],
    ['Replaced by [001](001-first.md).', '001-first.md is no later record'],
    [
      '**Decision.** It holds.\n\nReplaced by [002](002-second.md).',
      '"Replaced by [002](002-second.md)." is not below the title',
    ],
  ])('may not say: %s', (head, finding) => {
    expect(findingsOf(head)).toEqual([`docs/adr/001-first.md: ${finding}: ${write}`]);
  });

  it.each(['This replaces what 001 says of dates.', 'This replaces what [001](001-first.md) says of dates.'])(
    'names a later one that says: %s',
    (later) => {
      expect(findingsOf('**Decision.** It holds.', later)).toEqual([
        'docs/adr/001-first.md: 002-second.md replaces some of it: write "Replaced in part by [002](002-second.md): what of it." below the title',
      ]);
    },
  );
});
