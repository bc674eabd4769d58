import { openPersonalStore } from './personal-store';

const options = { name: 'answers', days: 7, maxEntries: 2 };
const refusal = () => Promise.reject(new Error('Storage is forbidden.'));

function provideCaches(caches: object): void {
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
}
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

describe('a store of the service worker', () => {
  it('has nothing in a browser that opens none, and fails no request', async () => {
    provideCaches({ open: refusal });
    const store = await openPersonalStore(options);
    await store.write('https://portal.test/events', new Response('[]'));
    expect(await store.read('https://portal.test/events')).toBeUndefined();
  });

  it('has nothing where reading and writing fail, and goes', async () => {
    const deleted: string[] = [];
    const remove = (name: string) => Promise.resolve(deleted.push(name) > 0);
    provideCaches({ open: () => Promise.resolve({ match: refusal, put: refusal }), delete: remove });
    const store = await openPersonalStore(options);
    await store.write('https://portal.test/events', new Response('[]'));
    expect(await store.read('https://portal.test/events')).toBeUndefined();
    expect(deleted).toEqual(['answers']);
  });
});
