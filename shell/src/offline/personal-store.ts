const DAY_MS = 24 * 60 * 60 * 1000;

interface StoreOptions {
  readonly name: string;
  readonly days: number;
  readonly maxEntries: number;
}

/** A store of the service worker with what belongs to a person. */
export interface PersonalStore {
  readonly read: (url: string) => Promise<Response | undefined>;
  readonly write: (url: string, response: Response) => Promise<void>;
}

/**
 * Opens a store that is deleted when its person leaves this browser (`storeOnlyFor` of web-kit). It has to be opened
 * before a request is sent: an answer that arrives after the deletion then goes to the deleted store, which nobody can
 * open again. Entries are known by their address alone, whatever headers the request had, and nothing about them is
 * noted elsewhere.
 */
export async function openPersonalStore(options: StoreOptions): Promise<PersonalStore> {
  try {
    return personalStore(await caches.open(options.name), options);
  } catch {
    // A browser that stores nothing now still shows what it is answered.
    return { read: () => Promise.resolve(undefined), write: () => Promise.resolve() };
  }
}

function personalStore(cache: Cache, { name, days, maxEntries }: StoreOptions): PersonalStore {
  const isOld = ({ headers }: Response) => Date.now() - Date.parse(headers.get('Date') ?? '') > days * DAY_MS;

  async function read(url: string): Promise<Response | undefined> {
    const stored = await cache.match(url).catch(() => undefined);
    return stored && !isOld(stored) ? stored : undefined;
  }

  /** Entries are in the order in which they were written, so the first ones are the oldest. */
  async function removeOld(): Promise<void> {
    const entries = await cache.keys();
    for (const [index, entry] of entries.entries()) {
      const isSurplus = index < entries.length - maxEntries;
      const stored = isSurplus ? undefined : await cache.match(entry);
      if (stored && !isOld(stored)) return;
      await cache.delete(entry);
    }
  }

  async function write(url: string, response: Response): Promise<void> {
    try {
      await cache.put(url, response);
      await removeOld();
    } catch {
      // No space is left, and the portal is of more use without this store than the page without any.
      await caches.delete(name).catch(() => false);
    }
  }

  return { read, write };
}
