import { useRef } from 'react';

/**
 * Runs a task once at a time: calls while it runs do nothing, also a second one in the same moment, before a button can
 * show that it is busy. With `keyOf`, calls of different keys run beside each other.
 */
export function useSingleFlight<Args extends readonly unknown[]>(
  task: (...args: Args) => Promise<void>,
  keyOf?: (...args: Args) => string,
): (...args: Args) => Promise<void> {
  const inFlight = useRef(new Set<string>());
  return async (...args) => {
    const key = keyOf?.(...args) ?? '';
    if (inFlight.current.has(key)) return;
    inFlight.current.add(key);
    try {
      await task(...args);
    } finally {
      inFlight.current.delete(key);
    }
  };
}
