import { root } from '../repository/root';
import { dependsOnStore, storeTests } from './store-tests';

describe('the tests that run once more on a real store', () => {
  it('are those of the services and of their kit', () => {
    expect(dependsOnStore({ path: 'services/org/src/units/units.int.test.ts', text: '' })).toBe(true);
    expect(dependsOnStore({ path: 'packages/service-kit/src/ids.int.test.ts', text: '' })).toBe(true);
  });

  it.each(['startTestStore()', 'startTestService(orgService)', "process.env['MONGO_URL']", 'openStores()'])(
    'are elsewhere those that say %s',
    (text) => {
      const path = 'infra/standalone/test/services.endurance.int.test.ts';
      expect(dependsOnStore({ path, text: `await ${text};` })).toBe(true);
      expect(dependsOnStore({ path, text: 'await startOneProcessPortal(folder);' })).toBe(false);
    },
  );

  it('have the embedded store beside an engine, the portal on real servers, and not what starts a store of its own', () => {
    const tests = storeTests(root);
    expect(tests).toEqual(
      expect.arrayContaining([
        'infra/embedded-mongo/test/differential/differential.endurance.int.test.ts',
        'infra/embedded-mongo/test/mongoose.int.test.ts',
        'infra/standalone/test/recount/recount.endurance.int.test.ts',
        'infra/standalone/test/services.endurance.int.test.ts',
        'services/records/src/permissions.int.test.ts',
      ]),
    );
    expect(tests).not.toContain('infra/standalone/test/backup.endurance.int.test.ts');
    expect(tests).not.toContain('infra/embedded-mongo/src/crash.endurance.int.test.ts');
  });
});
