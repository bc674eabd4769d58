import { addDays, categoryOfRole, type InstituteSettings, type Role, type UnitCategory } from '@portal/contracts';
import type { authService } from '@portal/auth-service';
import type { EventsUseCases } from '@portal/events-service';
import type { FeedbackUseCases } from '@portal/feedback-service';
import type { OrgUseCases } from '@portal/org-service';
import type { RecordsUseCases } from '@portal/records-service';
import type { Actor } from '@portal/service-kit';
import { dayOf, startOfDay } from '@portal/service-kit/institute-time';
import { addHours } from 'date-fns';

/** The running services through whose use cases the demo institute is seeded. */
export interface DemoPortal {
  auth: Awaited<ReturnType<(typeof authService)['build']>>['useCases'];
  events: EventsUseCases;
  feedback: FeedbackUseCases;
  org: OrgUseCases;
  records: RecordsUseCases;
  settings: InstituteSettings;
  /** Resolves when every event so far has reached every service. */
  settle(): Promise<void>;
  /** Sets the clock of all services, so that the institute has a past. */
  setClock(moment: Date): void;
}

export interface SeedOptions {
  /** The moment at which the institute is seeded; plans count their days from it. */
  now: Date;
  /** Multiplies students, events and feedback; up to twenty times also clubs, positions, their holders and rooms. */
  scale: number;
  /** Called again and again while the institute is made. */
  onProgress?: ((progress: SeedProgress) => void) | undefined;
}

/** How far one part of the institute is. */
export interface SeedProgress {
  part: 'accounts' | 'profiles' | 'steps of events, feedback and records';
  done: number;
  total: number;
}

export interface Account {
  id: string;
  username: string;
  name: string;
  role: Role;
}

export interface SeededUnit {
  id: string;
  name: string;
  category: UnitCategory;
  /** Local part of the contact address, which is the username of a coordinator. */
  contact: string;
}

export interface SeededHolding {
  studentId: string;
  positionId: string;
  unit: SeededUnit;
}

/** Accounts by the local part of their address. */
export type SeededPeople = ReadonlyMap<string, Account>;
/** Units by name. */
export type SeededUnits = ReadonlyMap<string, SeededUnit>;

/** The people and things that events and feedback are about. */
export interface SeededInstitute {
  people: SeededPeople;
  units: SeededUnits;
  /** By title. */
  positionIds: ReadonlyMap<string, string>;
  /** By title; events are in it once they are created. */
  eventIds: Map<string, string>;
  /** By name; skills are in it once they are proposed. */
  skillIds: Map<string, string>;
  /** Who holds or held what, as far as officers appointed them. */
  holdings: readonly SeededHolding[];
  /** Students who have completed their profile. */
  students: readonly Account[];
}

/** Something that happens at a moment of the institute's past. */
export interface SeedStep {
  at: Date;
  run(): Promise<unknown>;
}

/** The entry of that name; a plan that names a missing one is wrong. */
export function required<T>(entries: ReadonlyMap<string, T>, name: string): T {
  const found = entries.get(name);
  if (found === undefined) throw new Error(`The demo institute has no ${name}.`);
  return found;
}

/** Students that the documents do not name. */
export function unnamedIn(students: readonly Account[]): Account[] {
  return students.filter(({ username }) => !/^(asha|ravi)@/.test(username));
}

/** An account as the services see it when it is signed in. */
export function actorOf({ id, username, name, role }: Account, unit?: SeededUnit): Actor {
  const category = categoryOfRole(role);
  return {
    userId: id,
    sessionId: 'demo-data',
    username,
    name,
    role,
    onboarded: true,
    emailConfirmed: true,
    ...(unit && { unit }),
    ...(category && { category }),
  };
}

/** The moment of a plan's day, counted from today, and hour, both on the clocks of the institute. */
export function planMoment({ day, hour }: { day: number; hour: number }, now: Date, timeZone: string): Date {
  return addHours(startOfDay(addDays(dayOf(now, timeZone), day), timeZone), hour);
}
