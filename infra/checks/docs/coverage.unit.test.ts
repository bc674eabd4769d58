import { checkCoverage } from './coverage';
import { createFixtureTree } from '../repository/fixture-tree';

const head = '| spec item | where | test |\n| --- | --- | --- |\n';

function checkRows(...rows: string[]): string[] {
  const tree = createFixtureTree({
    'docs/coverage.md': `# Coverage\n\n${head}${rows.join('\n')}\n`,
    'docs/promises.md': '# Promises\n',
    'a/login.int.test.ts':
      "it('signs a student in', () => expect(1).toBe(1));\nit('says \\'no\\' to a visitor', () => expect(2).toBe(2));\n",
    'a/skipped.test.ts': "it.skip('signs out', () => {});",
    'a/suite.test.ts':
      "const suite = { calls: { login: {} } };\ndescribePermissions('auth', suite);\nit.each([])(`lets ${who} in`, () => expect(4).toBe(4));",
    'a/login.test.tsx': "it('keeps what was typed', () => expect(3).toBe(3));\n",
    'a/asserting.test.ts': `
      import { checkEmpty as isEmpty } from './lists';
      const generic = <T>(one: T) => one;
      const check = (value: number) => expect(generic(value)).toBe(1);
      const look = () => 1;
      it('uses a function of the file', () => check(1));
      it('uses a function of another file', () => isEmpty([]));
      it('passes one on', check);
      it('only runs', () => look());
      describe('a group', () => { it('counts', () => expect(1).toBe(1)); });`,
    'a/lists.ts': "export { checkEmpty } from './more-lists';",
    'a/more-lists.ts': 'export const checkEmpty = (list: unknown[]) => { expect(list).toEqual([]); };',
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

  it.each(['signs a student', 'says', '() => {}'])('refuses %p, which is no whole title', (part) => {
    expect(checkRows(`| login | 1 | a/login.int.test.ts > ${part} |`)).toEqual([
      `docs/coverage.md:5: login: a/login.int.test.ts has no test "${part}"`,
    ]);
  });

  it('refuses a test that is skipped', () => {
    expect(checkRows('| login | 1 | a/skipped.test.ts > signs out |')).toHaveLength(1);
  });

  it('accepts a template as it is written, generated suites and the calls they have fixtures for', () => {
    const found = checkRows(
      '| login | 1 | a/suite.test.ts > lets ${who} in |',
      "| login | 1 | a/suite.test.ts > describePermissions('auth', suite)<br>a/suite.test.ts > describePermissions(...)<br>a/suite.test.ts > login |",
    );
    expect(found).toEqual([]);
  });

  it.each(['uses a function of the file', 'uses a function of another file', 'passes one on', 'a group', 'counts'])(
    'accepts %p, which asserts in a function',
    (title) => expect(checkRows(`| login | 1 | a/asserting.test.ts > ${title} |`)).toEqual([]),
  );

  it('refuses a test that asserts nothing', () => {
    expect(checkRows('| login | 1 | a/asserting.test.ts > only runs |')).toEqual([
      'docs/coverage.md:5: login: "only runs" of a/asserting.test.ts asserts nothing',
    ]);
  });

  it('refuses a row without a test', () => {
    expect(checkRows('| login | 1 |  |')).toHaveLength(1);
    expect(checkRows('| login | 1 | later |')).toHaveLength(1);
  });

  it('refuses to be without a table, and reads that of the promises', () => {
    const tree = createFixtureTree({ 'docs/promises.md': `${head}| quick | 1 s | later |\n` });
    expect(checkCoverage(tree.dir)).toEqual([
      'docs/coverage.md does not exist',
      'docs/promises.md:3: quick: "later" is neither "not yet" nor "file > test name"',
    ]);
    tree.remove();
  });
});
