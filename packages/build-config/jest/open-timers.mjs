/** Shorter timers are left to run out: libraries forget by them what happened a moment ago. */
const LONG_MS = 1_000;

/**
 * Keeps account of timers, so that those of pages that are gone can be stopped. None keeps the process alive.
 * @returns a function that stops the long ones that still run
 */
export function trackTimers(target) {
  const open = new Set();
  const { setTimeout, setInterval, clearTimeout, clearInterval } = target;
  const start = (begin, callback, ms, args) => {
    const timer = begin(callback, ms, ...args).unref();
    if (ms >= LONG_MS) open.add(timer);
    return timer;
  };
  const stop = (end, timer) => {
    open.delete(timer);
    end(timer);
  };
  Object.assign(target, {
    setTimeout(callback, ms, ...args) {
      const run = (...given) => {
        open.delete(timer);
        callback(...given);
      };
      const timer = start(setTimeout, run, ms, args);
      return timer;
    },
    setInterval: (callback, ms, ...args) => start(setInterval, callback, ms, args),
    clearTimeout: (timer) => stop(clearTimeout, timer),
    clearInterval: (timer) => stop(clearInterval, timer),
  });
  return function stopTimers() {
    for (const timer of open) clearTimeout(timer);
    open.clear();
  };
}
