/** What of the push lane a change can break. Lint, types and build are always run. */
export interface TestPlan {
  /** Folders and files of Jest; `all` is every one. */
  jest: string[] | 'all';
  contract: boolean;
  recipes: boolean;
  /** Files of journeys; `all` is every one. */
  journeys: string[] | 'all';
}

const NOTHING: TestPlan = { jest: [], contract: false, recipes: false, journeys: [] };
/** The push lane whole. */
export const EVERYTHING: TestPlan = { jest: 'all', contract: true, recipes: true, journeys: 'all' };

/** All services together, in one process and seeded: what a fault of one does to the others shows here. */
const SMOKE_OF_THE_WHOLE = ['infra/standalone/test/kill', 'infra/standalone/test/demo-institute'];

/**
 * Tests that read the repository: its pages, calls, documents, boundaries and the configuration of its journeys. The
 * other tests of `mutants` and `test-runs` read only what is beside them.
 */
const REPOSITORY_TESTS = 'infra/checks/(?!mutants/|test-runs/(?!skipped-journeys)).+\\.unit';

/**
 * What a changed file can break, by the boundaries of `.dependency-cruiser.mjs`: services and remotes import kits and
 * never each other. The first row that matches counts, with the part of the path that it matched; a file that no row
 * matches may break everything.
 */
const RULES: [file: RegExp, plan: (matched: string) => Partial<TestPlan>][] = [
  [
    /^(services\/[^/]+|gateway)\//,
    (folder) => ({ jest: [folder, REPOSITORY_TESTS, ...SMOKE_OF_THE_WHOLE], contract: true }),
  ],
  [/^(mfe-[^/]+|shell)\//, (folder) => ({ jest: [folder, REPOSITORY_TESTS], contract: true, journeys: 'all' })],
  [/^infra\/(standalone|demo-data)\//, () => ({ jest: ['infra/standalone/', 'infra/demo-data/'], journeys: 'all' })],
  [/^infra\/checks\//, (folder) => ({ jest: [folder], recipes: true })],
  [/^infra\/load\//, (folder) => ({ jest: [folder] })],
  [/^infra\/(docker|alerts)\/|^docker-compose\.yml$/, () => ({ jest: ['infra/standalone/test/', 'infra/checks/'] })],
  [/^e2e\/journeys\/.+\.spec\.ts$/, (file) => ({ journeys: [file], jest: [REPOSITORY_TESTS] })],
  [/^e2e\//, () => ({ journeys: 'all', jest: [REPOSITORY_TESTS] })],
  [/^CONTRIBUTING\.md$/, () => ({ recipes: true, jest: [REPOSITORY_TESTS] })],
  [/\.md$|^docs\//, () => ({ jest: [REPOSITORY_TESTS] })],
];

function planOf(file: string): TestPlan {
  for (const [pattern, plan] of RULES) {
    const [matched] = pattern.exec(file) ?? [];
    if (matched !== undefined) return { ...NOTHING, ...plan(matched) };
  }
  return EVERYTHING;
}

const union = (one: string[] | 'all', other: string[] | 'all') =>
  one === 'all' || other === 'all' ? 'all' : [...new Set([...one, ...other])];

/** The tests that can see any of these changes; a deleted file is a change. */
export function planTests(changed: readonly string[]): TestPlan {
  return changed.map(planOf).reduce(
    (sum, plan) => ({
      jest: union(sum.jest, plan.jest),
      contract: sum.contract || plan.contract,
      recipes: sum.recipes || plan.recipes,
      journeys: union(sum.journeys, plan.journeys),
    }),
    NOTHING,
  );
}
