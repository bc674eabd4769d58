import { EVERYTHING, planTests } from './changed-tests';

describe('the tests that can see a change', () => {
  it.each([
    'packages/contracts/src/roles.ts',
    'packages/ui/src/button.tsx',
    'packages/build-config/jest/node-runner.mjs',
    'infra/embedded-mongo/src/index.ts',
    'jest.config.mjs',
    'package-lock.json',
    '.ci/run',
  ])('are all where it is in what everything uses: %s', (file) => {
    expect(planTests(['docs/runbook.md', file, 'services/org/src/index.ts'])).toEqual(EVERYTHING);
  });

  it('are the suites of a service, its pacts and a smoke of the whole', () => {
    const plan = planTests(['services/org/src/units/unit.domain.ts']);
    expect(plan).toMatchObject({ contract: true, recipes: false, journeys: [] });
    expect(plan.jest).toEqual(expect.arrayContaining(['services/org/', 'infra/standalone/test/kill']));
    expect(plan.jest).not.toContain('services/auth/');
  });

  it('are the tests of a remote, its pacts and the journeys', () => {
    const plan = planTests(['mfe-events/src/pages/events-page.tsx']);
    expect(plan).toMatchObject({ contract: true, recipes: false, journeys: 'all' });
    expect(plan.jest).toContain('mfe-events/');
  });

  it('are for a document the checks of the repository, whichever folder they are in', () => {
    const [pattern = ''] = planTests(['docs/runbook.md']).jest;
    const folders = ['dependencies', 'docs', 'front-ends', 'structure', 'wording'];
    const tests = [...folders.map((folder) => `${folder}/any`), 'lint', 'test-runs/skipped-journeys'];
    for (const test of tests) expect(`infra/checks/${test}.unit.test.ts`).toMatch(new RegExp(pattern));
    for (const test of ['mutants/areas', 'test-runs/test-guards'])
      expect(`infra/checks/${test}.unit.test.ts`).not.toMatch(new RegExp(pattern));
  });

  it('are those of every change together, a deleted file among them', () => {
    const plan = planTests(['infra/load/src/gone.ts', 'e2e/journeys/rooms.spec.ts', 'CONTRIBUTING.md']);
    expect(plan).toMatchObject({ contract: false, recipes: true, journeys: ['e2e/journeys/rooms.spec.ts'] });
    expect(plan.jest).toContain('infra/load/');
  });

  it('are none where nothing has changed', () => {
    expect(planTests([])).toEqual({ jest: [], contract: false, recipes: false, journeys: [] });
  });
});
