import { checkCoverage } from './coverage';
import { createFixtureTree } from './fixture-tree';

const head = '| spec item | where | test |\n| --- | --- | --- |\n';

function checkRows(...rows: string[]): string[] {
  const tree = createFixtureTree({
    'docs/coverage.md': `# Coverage\n\n${head}${rows.join('\n')}\n`,
    'a/login.int.test.ts': "it('signs a student in', () => {});\nit('says \\'no\\' to a visitor', () => {});\n",
    'a/login.test.tsx': "it('keeps what was typed', () => {});\n",
  });
  try {
    return checkCoverage(tree.dir);
  } finally {
    tree.remove();
  }
}

describe('the coverage table', () => {
  it('accepts rows whose tests exist, and rows that are not shown yet', () => {
    const found = checkRows(
      '| login | 1 | `a/login.int.test.ts > signs a student in` |',
      "| login | 1 | a/login.int.test.ts > says 'no' to a visitor<br>a/login.test.tsx > keeps what was typed |",
      '| `a \\| b` | 2 | not yet |',
    );
    expect(found).toEqual([]);
  });

  it('refuses a file that does not exist', () => {
    expect(checkRows('| login | 1 | a/gone.int.test.ts > signs in |')).toEqual([
      'docs/coverage.md:5: login: a/gone.int.test.ts does not exist',
    ]);
  });

  it('refuses a test that the file does not have, also as the second of two', () => {
    expect(
      checkRows('| login | 1 | a/login.test.tsx > keeps what was typed<br>a/login.test.tsx > signs out |'),
    ).toEqual(['docs/coverage.md:5: login: a/login.test.tsx has no test "signs out"']);
  });

  it('refuses a row without a test', () => {
    expect(checkRows('| login | 1 |  |')).toHaveLength(1);
    expect(checkRows('| login | 1 | later |')).toHaveLength(1);
  });

  it('refuses to be without a table', () => {
    const tree = createFixtureTree({});
    expect(checkCoverage(tree.dir)).toEqual(['docs/coverage.md does not exist']);
    tree.remove();
  });
});
