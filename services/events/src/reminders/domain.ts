const A_DAY = 24 * 60 * 60 * 1000;

/** Events that begin until then are reminded of. */
export function remindUntil(now: Date): Date {
  return new Date(now.getTime() + A_DAY);
}
