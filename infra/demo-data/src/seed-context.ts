import type { InstituteSettings, Role, UnitCategory } from '@portal/contracts';
import { categoryOfRole } from '@portal/contracts';
import type { authService } from '@portal/auth-service';
import type { EventsUseCases } from '@portal/events-service';
import type { FeedbackUseCases } from '@portal/feedback-service';
import type { OrgUseCases } from '@portal/org-service';
import type { RecordsUseCases } from '@portal/records-service';
import type { Actor } from '@portal/service-kit';

type UseCasesOf<Definition> = Definition extends { build(context: never): infer Parts }
  ? Awaited<Parts> extends { useCases: infer UseCases }
    ? UseCases
    : never
  : never;

/** The running services, as the demo institute is made through them. */
export interface DemoPortal {
  auth: UseCasesOf<typeof authService>;
  events: EventsUseCases;
  feedback: FeedbackUseCases;
  org: OrgUseCases;
  records: RecordsUseCases;
  settings: InstituteSettings;
  /** Resolves when every event so far has reached every service. */
  settle(): Promise<void>;
  /** Sets the clock of all services: the institute has a past. */
  setClock(moment: Date): void;
}

export interface Account {
  id: string;
  username: string;
  name: string;
  role: Role;
}

export interface DemoUnitRef {
  id: string;
  name: string;
  category: UnitCategory;
}

/** Something that happens at a moment of the institute's past. */
export interface SeedStep {
  at: Date;
  run(): Promise<unknown>;
}

/** An account as the services see whoever is signed in with it. */
export function actorOf({ id, username, name, role }: Account, unit?: DemoUnitRef): Actor {
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
