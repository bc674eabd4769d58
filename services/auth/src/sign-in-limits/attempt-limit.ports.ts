/** More than people make by mistake. */
export const SUSPICIOUS_FAILURES = 10;

/** What a key may do now. */
interface Allowance {
  /** Until it may try again; 0 when it may now. */
  waitSeconds: number;
  /** How many attempts it may have under way. */
  places: number;
  /** In the current window. */
  failures: number;
}

/** A rule about failed attempts. */
export interface AttemptLimit {
  look(key: string): Promise<Allowance>;
  countFailure(key: string): Promise<void>;
  /** After an attempt that succeeded, with the failures before it. */
  countSuccess(key: string, failures: number): Promise<void>;
}
