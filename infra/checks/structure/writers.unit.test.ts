import { checkWriters } from './writers';

const writer = {
  path: 'services/org/src/units/unit.writer.ts',
  text: "interface Dependencies {\n  repository: Pick<UnitRepository, 'add' | 'change'>;\n}",
};
const service = 'services/org/src/units/unit.service.ts';
const check = (text: string, path = service) => checkWriters([writer, { path, text }]);

describe('an aggregate with a writer', () => {
  it.each([
    "repository: Pick<UnitRepository, 'find' | 'change'>;",
    'repository: UnitRepository;',
    "import type { UnitRepository } from './unit.repository';\nlet units: Pick<UnitRepository,\n  'add'\n>;",
  ])('is not written by another file of the service: %s', (text) => {
    expect(check(text)).toEqual([
      'services/org/src/units/unit.service.ts: Pick<UnitRepository, ...> what is read; services/org/src/units/unit.writer.ts alone writes',
    ]);
  });

  it.each([
    [
      "import type { UnitRepository } from './unit.repository';\nunits: Pick<UnitRepository, 'find' | 'list'>;",
      service,
    ],
    ['repository: UnitRepository;', 'services/org/src/units/composition.ts'],
    ['repository: UnitRepository;', 'services/org/src/units/unit.repository.ts'],
    ['const repository: UnitRepository = create();', 'services/org/src/units/unit.repository.int.test.ts'],
    ['repository: UnitRepository;', 'services/auth/src/accounts/unit.service.ts'],
    ['repository: SubUnitRepository;', service],
  ])('may be read and handed on: %s in %s', (text, path) => {
    expect(check(text, path)).toEqual([]);
  });

  it('has a writer that writes', () => {
    expect(checkWriters([{ path: 'services/org/src/units/sub-unit.writer.ts', text: '' }])).toEqual([
      'services/org/src/units/sub-unit.writer.ts: picks no method of SubUnitRepository, so nothing is written here alone',
    ]);
  });
});
