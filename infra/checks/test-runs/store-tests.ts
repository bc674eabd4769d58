import { readSources, type Source } from '../repository/sources';

/** Folders whose tests mostly start a store of their own, or need none. */
const ownStore = /^(gateway|infra\/embedded-mongo|infra\/standalone)\//;
const readsStore = /startTestStore|startTestService|startCampus|process\.env\W{1,2}MONGO_URL|openStores/;

/** Whether an integration test depends on the store that MONGO_URL names. */
export const dependsOnStore = ({ path, text }: Source) => !ownStore.test(path) || readsStore.test(text);

/** The integration tests that another store could make fail, by their paths from the root. */
export function storeTests(root: string): string[] {
  return readSources(root, /\.int\.test\.ts$/)
    .filter(dependsOnStore)
    .map(({ path }) => path);
}
