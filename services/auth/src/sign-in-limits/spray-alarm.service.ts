import { SECOND_MS } from '@portal/contracts';
import type { Clock } from '@portal/service-kit';

/** More wrong passwords than a campus mistypes, from however many addresses. */
const FAILURES = 20;
const WITHIN_MS = 10 * SECOND_MS;

export type SprayAlarm = ReturnType<typeof createSprayAlarm>;

/** Whether passwords are being sprayed at this instance: ever new addresses show it only all together. */
export function createSprayAlarm(clock: Clock) {
  /** Of the last failures of unknown devices, the oldest first. */
  const times: number[] = [];

  function countFailure(): void {
    times.push(clock.now().getTime());
    if (times.length > FAILURES) times.shift();
  }

  const isOn = () => times.length === FAILURES && clock.now().getTime() - (times[0] ?? 0) < WITHIN_MS;

  return { countFailure, isOn };
}
