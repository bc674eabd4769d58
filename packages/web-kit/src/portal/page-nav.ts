import type { Role } from '@portal/contracts';

/**
 * Who may open a page: everyone, only visitors, everyone signed in, signed-in people whose profile is complete or is
 * explicitly not, or the listed roles.
 */
export type PageAccess = 'public' | 'visitor' | 'session' | 'onboarded' | 'onboarding' | readonly Role[];

/** An entry of the navigation; `visitor` means people without a session. */
export interface PageNav {
  readonly label: string;
  /** Other labels for some roles. */
  readonly labels?: Readonly<Partial<Record<Role | 'visitor', string>>>;
  /** Name of an icon of the shell. */
  readonly icon:
    | 'audit'
    | 'building'
    | 'calendar'
    | 'calendar-plus'
    | 'dashboard'
    | 'door'
    | 'feedback'
    | 'feedback-plus'
    | 'home'
    | 'inbox'
    | 'key'
    | 'people'
    | 'person-check'
    | 'position-plus'
    | 'positions'
    | 'sign-in'
    | 'unit-plus'
    | 'units';
  readonly who: readonly (Role | 'visitor')[];
  readonly group?: 'Create' | 'Records';
  /** Roles for which it is among the first entries instead of in its group. */
  readonly first?: readonly Role[];
  /** Whether it is in the bottom bar of a phone. */
  readonly bottom?: boolean;
}
