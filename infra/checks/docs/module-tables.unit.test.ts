import { createFixtureTree } from '../repository/fixture-tree';
import { checkModuleTables } from './module-tables';

const file = 'services/org/README.md';

function findingsOf(...rows: string[]): string[] {
  const table = [
    '| module, from the uppermost | what it does |',
    '|---|---|',
    ...rows.map((name) => `| \`${name}\` | x |`),
  ];
  const tree = createFixtureTree({
    'services/org/modules.json': '["clubs", "units"]',
    [file]: `# org\n\n${table.join('\n')}\n\n| variable | meaning |\n|---|---|\n| \`PORT\` | y |\n`,
  });
  const findings = checkModuleTables(tree.dir);
  tree.remove();
  return findings;
}

describe('the table of modules in the README of a service', () => {
  it('names each module, in the order of modules.json', () => {
    expect(findingsOf('clubs', 'units')).toEqual([]);
  });

  it.each([
    [['clubs'], 'the table of modules lacks `units`: add a row that says what it does'],
    [['clubs', 'units', 'rooms'], 'modules.json has no `rooms`: remove its row from the table of modules'],
    [['units', 'clubs'], 'put the modules in the order of modules.json: clubs, units'],
  ])('is refused with the modules %s', (rows, finding) => {
    expect(findingsOf(...rows)).toEqual([`${file}: ${finding}`]);
  });
});
