import type { TokenIdentity } from './access-token';

/** An announcement is newer than a list that was read while it was made; by then every list has it. */
const ANNOUNCED_FOR_MS = 30_000;

/** Tokens that must not be honoured any more: of ended sessions, and of people whose role has changed since. */
export class Revocations {
  private listed = new Set<string>();
  private announced = new Map<string, number>();
  private sessions = new Set<string>();
  private versions = new Map<string, number>();
  private readonly listeners = new Set<() => void>();
  /** False until the first list: before that nobody can tell a good token from a revoked one. */
  known = false;

  /** The list as auth has it: `s.<session>` and `a.<person>.<version>`. */
  replace(list: readonly string[], now = Date.now()): void {
    this.listed = new Set(list);
    this.known = true;
    for (const [entry, at] of this.announced) if (now - at > ANNOUNCED_FOR_MS) this.announced.delete(entry);
    this.rebuild();
  }

  /** What an answer of auth says has just been revoked, separated by commas. */
  announce(entries: string, now = Date.now()): void {
    for (const entry of entries.split(',')) this.announced.set(entry.trim(), now);
    this.rebuild();
  }

  has({ sid, sub, ver }: TokenIdentity): boolean {
    return this.sessions.has(sid) || ver < (this.versions.get(sub) ?? 0);
  }

  /** Called after every change; returns how to stop listening. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private rebuild(): void {
    this.sessions = new Set();
    this.versions = new Map();
    for (const entry of [...this.listed, ...this.announced.keys()]) this.note(entry);
    for (const listener of this.listeners) listener();
  }

  private note(entry: string): void {
    const [kind, id = '', version] = entry.split('.');
    if (kind === 's') this.sessions.add(id);
    if (kind === 'a') this.versions.set(id, Math.max(this.versions.get(id) ?? 0, Number(version)));
  }
}
