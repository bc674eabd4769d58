import type { Formats } from '@portal/web-kit';
import { checkIn, type CheckedIn } from './api/check-in';
import { plainCode, readKept, writeKept, type KeptScan } from './kept-scans';
import { isForLater, outcomeOf, refusalOf, type ScanOutcome } from './scan-outcome';
import { registrationTexts } from './registration-texts';

const words = registrationTexts.door;
const MOST_RESULTS = 5;

export interface ScanResult extends ScanOutcome {
  readonly id: number;
}

export interface DoorState {
  readonly kept: readonly KeptScan[];
  /** Newest first. */
  readonly results: readonly ScanResult[];
  /** Codes and registrations that are on their way. */
  readonly sending: ReadonlySet<string>;
}

interface DoorOf {
  readonly eventId: string;
  readonly personId: string;
  readonly formats: Formats;
  readonly onEntered: (answer: CheckedIn) => void;
}

/** The door of an event: what is scanned is kept until the service has answered, whatever becomes of the connection. */
export class Door {
  #state: DoorState;
  readonly #of: DoorOf;
  readonly #listeners = new Set<() => void>();

  constructor(of: DoorOf) {
    this.#of = of;
    this.#state = { kept: readKept(of.personId, of.eventId), results: [], sending: new Set() };
  }

  readonly state = (): DoorState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Lets in by code or registration; a repeated one does no harm. */
  readonly scan = (typed: string, name?: string): void => {
    const code = plainCode(typed);
    if (this.#state.sending.has(code)) return;
    const next: KeptScan = { code, at: new Date().toISOString(), name };
    const isKept = this.#read().some((each) => each.code === code);
    if (isKept) this.#say({ tone: 'info', text: words.keptAlready });
    // Before it is sent: a window that is closed in between loses nothing.
    else this.#write([...this.#read(), next]);
    void this.#send(next, !isKept);
  };

  /** Tries again what found nobody at the other end. */
  readonly sendKept = async (): Promise<void> => {
    for (const scan of this.#read()) await this.#send(scan, false);
  };

  async #send(scan: KeptScan, isNew: boolean): Promise<void> {
    const { eventId, formats, onEntered } = this.#of;
    if (this.#state.sending.has(scan.code)) return;
    this.#set({ sending: new Set([...this.#state.sending, scan.code]) });
    try {
      const answer = await checkIn(eventId, scan.code);
      this.#drop(scan);
      this.#say(outcomeOf(answer, formats));
      onEntered(answer);
    } catch (error) {
      if (!isForLater(error)) {
        this.#drop(scan);
        this.#say(refusalOf(error));
      } else if (isNew) this.#say({ tone: 'warning', text: words.keptNow });
    } finally {
      const sending = [...this.#state.sending].filter((code) => code !== scan.code);
      this.#set({ sending: new Set(sending), kept: this.#read() });
    }
  }

  #drop(scan: KeptScan): void {
    this.#write(this.#read().filter(({ code }) => code !== scan.code));
  }

  /** Anew each time: another window at the same door may have kept or sent some meanwhile. */
  #read(): readonly KeptScan[] {
    return readKept(this.#of.personId, this.#of.eventId);
  }

  #write(scans: readonly KeptScan[]): void {
    writeKept(this.#of.personId, this.#of.eventId, scans);
  }

  #say(outcome: ScanOutcome): void {
    const results = [{ ...outcome, id: (this.#state.results[0]?.id ?? 0) + 1 }, ...this.#state.results];
    this.#set({ results: results.slice(0, MOST_RESULTS) });
  }

  #set(change: Partial<DoorState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
