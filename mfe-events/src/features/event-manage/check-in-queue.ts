import { calls, SECOND_MS } from '@portal/contracts';
import { callApi, messageOf, type Formats } from '@portal/web-kit';
import { readDeviceCheckIns, writeDeviceCheckIns } from './device-check-ins';
import { checkInMessages as messages } from './registration-messages';
import { isRetryable, outcomeOf, refusalOf, type CheckedIn, type ScanOutcome } from './scan-outcome';
import { isCode, normalizeCode, readQueue, writeQueue, type QueuedScan } from './scan-queue';

const UNDO_MS = 10 * SECOND_MS;

/** A check-in that can be undone. */
type Undoable = Pick<CheckedIn, '_id' | 'person'>;

export interface ScanResult extends ScanOutcome {
  /** Differs for each scan, so that the same text is announced again. */
  readonly id: number;
  /** For ten seconds. */
  readonly undoable?: Undoable | undefined;
}

export interface CheckInState {
  readonly queue: readonly QueuedScan[];
  /** Saved scans that were refused when they could be sent. */
  readonly failed: readonly QueuedScan[];
  /** Of the last scan. */
  readonly result?: ScanResult;
  /** Codes and registrations that are being sent for the first time. */
  readonly sending: ReadonlySet<string>;
  /** How many people this device has checked in. */
  readonly deviceCount: number;
}

interface CheckInOptions {
  readonly eventId: string;
  readonly personId: string;
  readonly formats: Formats;
  /** A check-in was recorded or undone. */
  readonly onChange: () => void;
}

/** The check-in of an event: scans stay queued until the service has answered, so that a lost connection loses none. */
export class CheckInQueue {
  #state: CheckInState;
  readonly #options: CheckInOptions;
  readonly #listeners = new Set<() => void>();
  /** What is being sent, for the first time or again. */
  readonly #inFlight = new Set<string>();

  constructor(options: CheckInOptions) {
    this.#options = options;
    const { personId, eventId } = options;
    const deviceCount = readDeviceCheckIns(personId, eventId).size;
    this.#state = { ...listsOf(readQueue(personId, eventId)), sending: new Set(), deviceCount };
  }

  readonly state = (): CheckInState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Checks in by code or registration. */
  readonly scan = (typed: string, name?: string): void => {
    const code = normalizeCode(typed);
    if (!isCode(code)) return this.#report({ tone: 'danger', title: messages.notFound, text: messages.notACode });
    if (this.#inFlight.has(code)) return;
    const scan: QueuedScan = { code, at: new Date().toISOString(), name };
    const isQueued = this.#isQueued(code);
    if (isQueued) this.#report({ tone: 'info', ...messages.queuedAlready });
    // Stored before it is sent: a window that is closed in between loses nothing.
    else this.#write([...this.#others(code), scan]);
    void this.#send(scan, !isQueued);
  };

  /** Sends again what the service has not answered. */
  readonly sendQueue = async (): Promise<void> => {
    for (const scan of listsOf(this.#read()).queue) {
      // Another round, or another window, may have sent it already.
      if (this.#isQueued(scan.code)) await this.#send(scan, false);
    }
  };

  /** Takes a refused scan off the list. */
  readonly forget = (code: string): void => {
    this.#write(this.#others(code));
    this.#set(listsOf(this.#read()));
  };

  /** Undoes the last check-in. */
  readonly undo = async (): Promise<void> => {
    const undoable = this.#state.result?.undoable;
    if (!undoable) return;
    const title = undoable.person.personal_info.name;
    this.#report({ tone: 'info', title, text: messages.undone });
    try {
      const params = { id: this.#options.eventId, registrationId: undoable._id };
      await callApi(calls.undoCheckIn, { params });
      this.#count((ids) => ids.delete(undoable._id));
      this.#options.onChange();
    } catch (error) {
      this.#report({ tone: 'danger', title, text: messageOf(error, messages.notUndone) }, undoable);
    }
  };

  async #send(scan: QueuedScan, isNew: boolean): Promise<void> {
    const { eventId, formats, onChange } = this.#options;
    if (this.#inFlight.has(scan.code)) return;
    this.#inFlight.add(scan.code);
    if (isNew) this.#set({ sending: new Set([...this.#state.sending, scan.code]) });
    try {
      const body = { registration: scan.code, seconds_ago: secondsSince(scan.at) };
      const answer = await callApi(calls.checkIn, { params: { id: eventId }, body });
      this.#write(this.#others(scan.code));
      if (answer.first) this.#count((ids) => ids.add(answer._id));
      this.#report(outcomeOf(answer, formats), answer.first ? answer : undefined);
      onChange();
    } catch (error) {
      if (!isRetryable(error)) {
        const refusal = refusalOf(error, scan);
        // What was scanned without a connection is not in front of anybody any more: its time is kept with the reason.
        this.#write([...this.#others(scan.code), ...(isNew ? [] : [{ ...scan, problem: refusal.text }])]);
        this.#report(isNew ? refusal : { ...refusal, failedCode: undefined });
      } else if (isNew) this.#report({ tone: 'warning', ...messages.queuedNow });
    } finally {
      this.#inFlight.delete(scan.code);
      const sending = [...this.#state.sending].filter((code) => code !== scan.code);
      this.#set({ sending: new Set(sending), ...listsOf(this.#read()) });
    }
  }

  #others(code: string): readonly QueuedScan[] {
    return this.#read().filter((one) => one.code !== code);
  }

  #isQueued(code: string): boolean {
    return listsOf(this.#read()).queue.some((queued) => queued.code === code);
  }

  /** Read each time, because another window may have added or sent scans. */
  #read(): readonly QueuedScan[] {
    return readQueue(this.#options.personId, this.#options.eventId);
  }

  #write(scans: readonly QueuedScan[]): void {
    writeQueue(this.#options.personId, this.#options.eventId, scans);
  }

  #report(outcome: ScanOutcome, undoable?: Undoable): void {
    const result: ScanResult = { ...outcome, id: (this.#state.result?.id ?? 0) + 1, undoable };
    this.#set({ result });
    if (!undoable) return;
    setTimeout(() => {
      if (this.#state.result === result) this.#set({ result: { ...result, undoable: undefined } });
    }, UNDO_MS);
  }

  #count(change: (registrations: Set<string>) => void): void {
    const { personId, eventId } = this.#options;
    const registrations = new Set(readDeviceCheckIns(personId, eventId));
    change(registrations);
    writeDeviceCheckIns(personId, eventId, registrations);
    this.#set({ deviceCount: registrations.size });
  }

  #set(change: Partial<CheckInState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function listsOf(scans: readonly QueuedScan[]): Pick<CheckInState, 'queue' | 'failed'> {
  return {
    queue: scans.filter(({ problem }) => problem === undefined),
    failed: scans.filter(({ problem }) => problem !== undefined),
  };
}

/** Whole seconds; none when the clock of the device was put back, or what is stored is no time. */
function secondsSince(instant: string): number {
  return Math.max(0, Math.floor((Date.now() - Date.parse(instant)) / SECOND_MS)) || 0;
}
