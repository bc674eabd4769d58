import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves when the condition holds; one that throws does not hold yet. */
export async function waitUntil(what: string, condition: () => Promise<boolean>, timeoutMs = 50_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let lastError = '';
  const holds = () =>
    condition().catch((error: unknown) => {
      lastError = error instanceof Error ? error.message : 'an error';
      return false;
    });
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`waited in vain until ${what}; ${lastError}`);
    await sleep(100);
  }
}
