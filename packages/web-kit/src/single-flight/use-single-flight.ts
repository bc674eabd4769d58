import { useRef } from 'react';

/**
 * Guards what is sent: while a task is under way, further calls do nothing, also those of the same moment, before any
 * button can say that it is busy. With `keyOf` calls of different keys go on beside each other.
 */
export function useSingleFlight<Args extends readonly unknown[]>(
  task: (...args: Args) => Promise<void>,
  keyOf?: (...args: Args) => string,
): (...args: Args) => Promise<void> {
  const underWay = useRef(new Set<string>());
  return async (...args) => {
    const key = keyOf?.(...args) ?? '';
    if (underWay.current.has(key)) return;
    underWay.current.add(key);
    try {
      await task(...args);
    } finally {
      underWay.current.delete(key);
    }
  };
}
