import { offlineStores } from '../offline-names';

const OWNER = 'portal.stored-for';
const PERSONAL_STORES = [offlineStores.answers, offlineStores.pages];
const PERSONAL_KEY = 'portal.of.';

/** Key in localStorage of what is stored for a person until they leave this browser. */
export const personalKey = (personId: string, name: string) => `${PERSONAL_KEY}${personId}.${name}`;

/**
 * Removes what this browser has stored for any other person. It remembers whose the store is, because a session may
 * also end while no window of the portal is open. A browser that forbids storage has nothing to remove.
 */
export function storeOnlyFor(personId: string | undefined): void {
  try {
    const owner = localStorage.getItem(OWNER) ?? undefined;
    if (owner === personId) return;
    if (owner !== undefined) removePersonal();
    if (personId === undefined) localStorage.removeItem(OWNER);
    else localStorage.setItem(OWNER, personId);
  } catch {
    // As said above.
  }
}

function removePersonal(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PERSONAL_KEY)) localStorage.removeItem(key);
  }
  if (!('caches' in globalThis)) return;
  for (const name of PERSONAL_STORES) void caches.delete(name);
}
