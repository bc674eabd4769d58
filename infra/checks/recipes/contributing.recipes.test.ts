import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../repository/root';
import type { Outcome } from '../repository/run-process';
import { addCall, addEvent, stepsOf } from './example-recipes';
import { createRecipeTree, type RecipeTree, type Step } from './recipe-tree';

const LIMIT_MS = 600_000;
/** Tests that read the call table or the event catalogue; a new row cannot affect others. */
const tableTests = [
  'packages/contracts/src/(calls|events/audit-words|schemas/input-texts)',
  'packages/test-kit/src/.*unit',
  'packages/build-config/src/browser-call-table',
  'reference-docs',
  'services/(org|activity)/src/deliveries',
  'services/activity/src/(audit/audit.unit|permissions)',
  'gateway/src/gateway',
];
/** The files that need an entry for every call or event; a new row cannot affect other types. */
const tableProgram = JSON.stringify({
  extends: './tsconfig.json',
  include: ['packages/contracts/src', 'services/org', 'services/activity/src/subscriptions.ts'],
});

/** The files that a section of CONTRIBUTING names: `<name>` is any name, `...` any beginning of a file's name. */
function filesOf(heading: string): RegExp[] {
  const [, section = ''] = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8').split(`\n## ${heading}\n`);
  const files = (section.split('\n## ')[0] ?? '').matchAll(/`((?:packages|services|docs|mfe-[\w-]+)\/[^`]+)`/g);
  return [...files].map(([, file = '']) => {
    const pattern = file.replaceAll('...', '*').replaceAll('.', '\\.').replaceAll('*', '([a-z0-9-]+\\.)?');
    return new RegExp(`^${pattern.replaceAll(/<\w+>/g, '[^/]+')}($|/)`);
  });
}

async function inCopy<T>(steps: readonly Step[], work: (tree: RecipeTree) => Promise<T>): Promise<T> {
  const tree = createRecipeTree();
  try {
    tree.apply(steps);
    return await work(tree);
  } finally {
    tree.remove();
  }
}

function typecheck(tree: RecipeTree): Promise<Outcome> {
  tree.write('tsconfig.tables.json', tableProgram);
  return tree.typecheck('tsconfig.tables.json');
}

/** The generated tests of org that are about the example's call. */
const permissionsOfOrg = (tree: RecipeTree, name = 'copyUnit|a route for every built call') =>
  tree.test({ projects: ['integration'], files: ['services/org/src/permissions'], name });

describe('the recipes of CONTRIBUTING', () => {
  it.each([
    { heading: 'Add a call', before: [], steps: stepsOf(addCall), files: 6 },
    { heading: 'Add an event', before: stepsOf(addCall), steps: stepsOf(addEvent), files: 6 },
  ])(
    '"$heading" takes $files files by hand or fewer, each named there, as are those that npm run docs writes',
    ({ heading, before, steps, files }) =>
      inCopy(before, async (tree) => {
        await tree.writeDocs();
        const contents = tree.contents();
        const changedFiles = () =>
          [...tree.contents()].flatMap(([file, text]) => (contents.get(file) === text ? [] : [file]));
        tree.apply(steps);
        expect(changedFiles().length).toBeLessThanOrEqual(files);
        await tree.writeDocs();
        expect(changedFiles().filter((file) => !filesOf(heading).some((named) => named.test(file)))).toEqual([]);
      }),
    LIMIT_MS,
  );

  it(
    'leave every suite green',
    () =>
      inCopy([...stepsOf(addCall), ...stepsOf(addEvent)], async (tree) => {
        await tree.writeDocs();
        const outcomes = [
          await typecheck(tree),
          await permissionsOfOrg(tree),
          await tree.test({ projects: ['unit', 'integration'], files: tableTests }),
        ];
        expect(outcomes.filter(({ passed }) => !passed).map(({ output }) => output)).toEqual([]);
      }),
    LIMIT_MS,
  );
});

const omissions: [what: string, steps: Step[], check: (tree: RecipeTree) => Promise<Outcome>, says: string[]][] = [
  [
    'the row of a call, and what activity makes of an event',
    [...stepsOf(addCall, 'row'), ...stepsOf(addEvent, 'emits', 'reaction')],
    typecheck,
    ["Property 'copyUnit' does not exist", `Property '"org.unit.copied.v1"' is missing`],
  ],
  [
    'a refusal, a use case and an event of the catalogue',
    [...stepsOf(addCall, 'error', 'service'), ...stepsOf(addEvent, 'catalogue', 'enqueue')],
    typecheck,
    [
      `Type '"UNIT.NOT_ACTIVE"' is not assignable`,
      "Property 'copy' does not exist",
      `Type '"org.unit.copied.v1"' is not`,
    ],
  ],
  [
    'the route and the fixture',
    stepsOf(addCall, 'route', 'fixture'),
    (tree) => permissionsOfOrg(tree),
    ['has a row and no route: mount endpoint(calls.copyUnit, ...)', 'give copyUnit a fixture: inScope'],
  ],
  [
    'who may make a call, by hand',
    stepsOf(addCall, 'oracle'),
    (tree) => tree.test({ projects: ['unit'], files: ['packages/contracts/src/calls'] }),
    ['is written down for every call, and for no other', '"copyUnit"'],
  ],
  [
    'the sending of an event',
    [...stepsOf(addCall), ...stepsOf(addEvent, 'enqueue')],
    (tree) => permissionsOfOrg(tree, 'all emitted by a fixture'),
    ['org.unit.copied.v1: call outbox.enqueue'],
  ],
  [
    'the event in the row, and the docs',
    [...stepsOf(addCall), ...stepsOf(addEvent, 'emits')],
    (tree) => tree.test({ projects: ['unit'], files: ['packages/contracts/src/calls', 'reference-docs'] }),
    [
      'org.unit.copied.v1: add it to "emits" of the call that causes it',
      'docs/calls.md says what the code says (npm run docs writes it)',
      'docs/events.md says what the code says (npm run docs writes it)',
      'services/org/README.md says what the code says (npm run docs writes it)',
    ],
  ],
  [
    'the label of the audit',
    [...stepsOf(addCall), ...stepsOf(addEvent, 'label')],
    (tree) => tree.test({ projects: ['unit'], files: ['packages/contracts/src/events/audit-words'] }),
    ['org.unit.copied: say in audit-words.ts'],
  ],
];

describe('a check says what to write', () => {
  it.each(omissions)(
    'where it lacks: %s',
    async (_what, steps, check, says) => {
      const { passed, output } = await inCopy(steps, check);
      const plain = output.replaceAll('\\"', '"');
      expect({ passed, missing: says.filter((message) => !plain.includes(message)) }).toEqual({
        passed: false,
        missing: [],
      });
    },
    LIMIT_MS,
  );
});
