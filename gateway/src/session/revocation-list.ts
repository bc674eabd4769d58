import type { TokenIdentity } from './access-token';

/** A list fetched before an announcement may arrive after it; later ones have the entry. */
const ANNOUNCEMENT_LIFETIME_MS = 30_000;

export type RevocationList = ReturnType<typeof createRevocationList>;

/** Tokens that must not be accepted any more: of ended sessions, and of people whose role has changed since. */
export function createRevocationList() {
  let fetched: readonly string[] | null = null;
  const announcedAt = new Map<string, number>();
  let sessions = new Set<string>();
  let minVersions = new Map<string, number>();
  const listeners = new Set<() => void>();

  function rebuild(): void {
    sessions = new Set();
    minVersions = new Map();
    for (const entry of [...(fetched ?? []), ...announcedAt.keys()]) {
      const [kind, id = '', version] = entry.split('.');
      if (kind === 's') sessions.add(id);
      if (kind === 'a') minVersions.set(id, Math.max(minVersions.get(id) ?? 0, Number(version)));
    }
    for (const listener of listeners) listener();
  }

  /** Sets the list as auth has it: `s.<session>` and `a.<person>.<version>`. */
  function replace(entries: readonly string[], now = Date.now()): void {
    fetched = entries;
    for (const [entry, at] of announcedAt) if (now - at > ANNOUNCEMENT_LIFETIME_MS) announcedAt.delete(entry);
    rebuild();
  }

  /** Adds what an answer of auth says has just been revoked, separated by commas. */
  function announce(entries: string, now = Date.now()): void {
    for (const entry of entries.split(',')) announcedAt.set(entry.trim(), now);
    rebuild();
  }

  function isRevoked({ sid, sub, ver }: TokenIdentity): boolean {
    return sessions.has(sid) || ver < (minVersions.get(sub) ?? 0);
  }

  /** False until the first list: before that a good token cannot be told from a revoked one. */
  function isLoaded(): boolean {
    return fetched !== null;
  }

  function onChange(listener: () => void): void {
    listeners.add(listener);
  }

  return { replace, announce, isRevoked, isLoaded, onChange };
}
