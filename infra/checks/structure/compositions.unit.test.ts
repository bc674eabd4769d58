import { checkCompositions } from './compositions';

const repository = {
  path: 'services/org/src/units/unit.repository.ts',
  text: 'export function createUnitRepository({ connection }: Store) {}',
};
const check = (path: string, text: string) => checkCompositions([repository, { path, text }]);

describe('what a module is made of', () => {
  it.each([
    ['services/org/src/composition.ts', 'const units = createUnitRepository(store);'],
    ['services/org/src/app.ts', 'return createUnitRepository<Unit>(store);'],
    [
      'services/org/src/clubs/composition.ts',
      'const [one, other] = [createUnitRepository(a), createUnitRepository(b)];',
    ],
    ['services/org/src/units/unit.service.ts', 'const units = createUnitRepository(store);'],
  ])('is made in its composition, not in %s', (path, text) => {
    expect(check(path, text)).toEqual([
      `${path}: call createUnitRepository in services/org/src/units/composition.ts, and take here what that returns`,
    ]);
  });

  it.each([
    ['services/org/src/units/composition.ts', 'const units = createUnitRepository(store);'],
    ['services/org/src/units/unit.repository.int.test.ts', 'const units = createUnitRepository(store);'],
    ['services/org/src/composition.ts', 'const { repository } = createUnitRepositories(context);'],
    ['services/org/src/clubs/club.service.ts', "import type { createUnitRepository } from '../units/unit.repository';"],
    ['services/auth/src/accounts/composition.ts', 'const units = createUnitRepository(store);'],
    ['services/org/testing/units.ts', 'const units = createUnitRepository(store);'],
  ])('is made in its composition and in tests: %s', (path, text) => {
    expect(check(path, text)).toEqual([]);
  });

  it('may have the name of what another module has', () => {
    const other = { path: 'services/org/src/clubs/unit.repository.ts', text: repository.text };
    const composition = { path: 'services/org/src/clubs/composition.ts', text: 'createUnitRepository(store);' };
    expect(checkCompositions([repository, other, composition])).toEqual([]);
  });
});
