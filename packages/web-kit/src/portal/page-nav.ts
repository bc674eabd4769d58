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
    | 'achievement-plus'
    | 'achievements'
    | 'audit'
    | 'building'
    | 'calendar'
    | 'calendar-plus'
    | 'chart'
    | 'dashboard'
    | 'door'
    | 'endorse'
    | 'feedback'
    | 'feedback-plus'
    | 'home'
    | 'inbox'
    | 'key'
    | 'people'
    | 'person-check'
    | 'position-plus'
    | 'positions'
    | 'profile'
    | 'service'
    | 'sign-in'
    | 'skills'
    | 'unit-plus'
    | 'units';
  readonly who: readonly (Role | 'visitor')[];
  /** What is counted beside its label. */
  readonly count?: 'approvals';
  readonly group?: 'My record' | 'Create' | 'Records';
  /** Roles for which it is among the first entries instead of in its group. */
  readonly first?: readonly Role[];
  /** Whether it is in the bottom bar of a phone. */
  readonly bottom?: boolean;
  /** Its label there, where the other one is too long for a fifth of the width. */
  readonly barLabel?: string;
}
