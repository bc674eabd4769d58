import type { UnitNameProps } from '@portal/campus-kit';
import type { ApprovalKind, Decided } from '@portal/contracts';
import type { ListPage } from '@portal/web-kit';
import type { ReactNode } from 'react';

/** An item that waits for a decision, in the same form for every kind. */
export interface Approval {
  readonly _id: string;
  /** The one that was read, of what the person may change until it is decided. */
  readonly version?: number | undefined;
  readonly kind: ApprovalKind;
  readonly title: string;
  /** The person who asks, with their student ID if they have one. */
  readonly person?: string | undefined;
  /** The path of the person's profile, which the details link to. */
  readonly profile?: string | undefined;
  readonly unit?: UnitNameProps['unit'] | undefined;
  /** A few words each. */
  readonly facts: readonly string[];
  /** An instant. */
  readonly since: string;
  /** The day and time at which a decision comes too late, in the institute's time. */
  readonly neededBy?: string | undefined;
  /** Why another person decides; absent when this one does. */
  readonly otherDecides?: string | undefined;
  /** What helps to decide; rendered when it is opened. */
  readonly details: ReactNode;
}

/** How the inbox is sorted. */
export type ApprovalOrder = 'urgent' | 'oldest';

export interface ApprovalPage {
  readonly limit: number;
  readonly q?: string | undefined;
  /** Of the kinds that have a day; the others are always the oldest first. */
  readonly order: ApprovalOrder;
  readonly unit?: string | undefined;
  /** Of the kinds that are about rooms: the name of one, and a calendar day. */
  readonly room?: string | undefined;
  readonly date?: string | undefined;
  readonly signal: AbortSignal;
}

/** The texts of one kind. */
export interface ApprovalTexts {
  readonly label: string;
  /** For one item, before its title. */
  readonly one: string;
  readonly approve: string;
  readonly refuse: string;
  /** As in "Main Hall: approved". */
  readonly approved: string;
  readonly refused: string;
  readonly failed: string;
  readonly loadFailed: string;
}

/** How items of one kind are listed and decided. */
export interface InboxKind {
  readonly name: ApprovalKind;
  readonly texts: ApprovalTexts;
  readonly icon: ReactNode;
  /** Key of the queries that a decision changes. */
  readonly queryKey: readonly unknown[];
  /** In the order of the inbox, with the number of all. */
  readonly list: (page: ApprovalPage) => Promise<ListPage<readonly Approval[]>>;
  /** Refuses with a reason, approves without one. Items that cannot be decided come back with the cause. */
  readonly decide: (items: readonly Approval[], reason?: string) => Promise<Decided>;
  /** How a refusal is explained. */
  readonly refusal: { readonly isReasonRequired: boolean; readonly reasons: readonly string[] };
  readonly belongsToUnits: boolean;
  /** Whether each item is a room on a day, by which it is needed. */
  readonly isTimed?: boolean;
}
