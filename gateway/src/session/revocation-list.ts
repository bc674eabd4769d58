import { parseRevocation } from '@portal/service-kit';
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
      const revocation = parseRevocation(entry);
      if (revocation?.kind === 'session') sessions.add(revocation.sessionId);
      if (revocation?.kind === 'account') {
        const { userId, version } = revocation;
        minVersions.set(userId, Math.max(minVersions.get(userId) ?? 0, version));
      }
    }
    for (const listener of listeners) listener();
  }

  /** Sets the list as auth has it, written by formatRevocation. */
  function replace(entries: readonly string[], now = Date.now()): void {
    fetched = entries;
    for (const [entry, at] of announcedAt) if (now - at > ANNOUNCEMENT_LIFETIME_MS) announcedAt.delete(entry);
    rebuild();
  }

  /** Adds what an answer of auth says has just been revoked. */
  function announce(entries: readonly string[], now = Date.now()): void {
    for (const entry of entries) announcedAt.set(entry, now);
    rebuild();
  }

  function isRevoked({ sid, sub, ver }: TokenIdentity): boolean {
    return sessions.has(sid) || ver < (minVersions.get(sub) ?? 0);
  }

  /** False until the first list: before that a good token cannot be distinguished from a revoked one. */
  function isLoaded(): boolean {
    return fetched !== null;
  }

  function onChange(listener: () => void): void {
    listeners.add(listener);
  }

  return { replace, announce, isRevoked, isLoaded, onChange };
}
