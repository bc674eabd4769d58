import type { Formats } from '@portal/web-kit';
import { checkIn, type CheckedIn } from './api/check-in';
import { checkInMessages as messages } from './registration-messages';
import { isRetryable, outcomeOf, refusalOf, type ScanOutcome } from './scan-outcome';
import { normalizeCode, readQueue, writeQueue, type QueuedScan } from './scan-queue';

interface ScanResult extends ScanOutcome {
  /** Another one for each scan, so that the same text is announced again. */
  readonly id: number;
}

export interface CheckInState {
  readonly queue: readonly QueuedScan[];
  /** Of the last scan. */
  readonly result?: ScanResult;
  /** Codes and registrations that are being sent. */
  readonly sending: ReadonlySet<string>;
}

interface CheckInOptions {
  readonly eventId: string;
  readonly personId: string;
  readonly formats: Formats;
  readonly onCheckedIn: (answer: CheckedIn) => void;
}

/** The check-in of an event: a scan stays in the queue until the service has answered, so that a lost connection loses none. */
export class CheckInQueue {
  #state: CheckInState;
  readonly #options: CheckInOptions;
  readonly #listeners = new Set<() => void>();

  constructor(options: CheckInOptions) {
    this.#options = options;
    this.#state = { queue: readQueue(options.personId, options.eventId), sending: new Set() };
  }

  readonly state = (): CheckInState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Checks in by code or registration. */
  readonly scan = (typed: string, name?: string): void => {
    const code = normalizeCode(typed);
    if (this.#state.sending.has(code)) return;
    const scan: QueuedScan = { code, at: new Date().toISOString(), name };
    const isQueued = this.#read().some((queued) => queued.code === code);
    if (isQueued) this.#report({ tone: 'info', text: messages.queuedAlready });
    // Stored before it is sent: a window that is closed in between loses nothing.
    else this.#write([...this.#read(), scan]);
    void this.#send(scan, !isQueued);
  };

  /** Sends again what the service has not answered. */
  readonly sendQueue = async (): Promise<void> => {
    for (const scan of this.#read()) await this.#send(scan, false);
  };

  async #send(scan: QueuedScan, isNew: boolean): Promise<void> {
    const { eventId, formats, onCheckedIn } = this.#options;
    if (this.#state.sending.has(scan.code)) return;
    this.#set({ sending: new Set([...this.#state.sending, scan.code]) });
    try {
      const answer = await checkIn(eventId, scan.code);
      this.#remove(scan);
      this.#report(outcomeOf(answer, formats));
      onCheckedIn(answer);
    } catch (error) {
      if (!isRetryable(error)) {
        this.#remove(scan);
        this.#report(refusalOf(error));
      } else if (isNew) this.#report({ tone: 'warning', text: messages.queuedNow });
    } finally {
      const sending = [...this.#state.sending].filter((code) => code !== scan.code);
      this.#set({ sending: new Set(sending), queue: this.#read() });
    }
  }

  #remove(scan: QueuedScan): void {
    this.#write(this.#read().filter(({ code }) => code !== scan.code));
  }

  /** Read each time, because another window may have added or sent scans. */
  #read(): readonly QueuedScan[] {
    return readQueue(this.#options.personId, this.#options.eventId);
  }

  #write(scans: readonly QueuedScan[]): void {
    writeQueue(this.#options.personId, this.#options.eventId, scans);
  }

  #report(outcome: ScanOutcome): void {
    this.#set({ result: { ...outcome, id: (this.#state.result?.id ?? 0) + 1 } });
  }

  #set(change: Partial<CheckInState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
