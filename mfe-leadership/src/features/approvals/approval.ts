import type { Decided, UnitCategory } from '@portal/contracts';
import type { ListPage } from '@portal/web-kit';
import type { ReactNode } from 'react';

/** The kinds of what waits, in the order of the filter. */
export const APPROVAL_KINDS = ['room-requests', 'positions', 'user-skills', 'skills', 'achievements'] as const;
export type ApprovalKindName = (typeof APPROVAL_KINDS)[number];

/** Something that waits for a decision, as the inbox shows it whatever its kind. */
export interface Approval {
  readonly _id: string;
  readonly kind: ApprovalKindName;
  readonly title: string;
  /** Who asks for it, with the student ID where there is one. */
  readonly person?: string | undefined;
  readonly unit?: { readonly name: string; readonly category: UnitCategory } | undefined;
  /** A few words each. */
  readonly facts: readonly string[];
  /** An instant, by which the inbox is sorted. */
  readonly since: string;
  /** Why somebody else decides; absent when the person does. */
  readonly otherDecides?: string | undefined;
  /** What helps to decide; rendered when it is opened. */
  readonly details: ReactNode;
}

export interface ApprovalPage {
  readonly limit: number;
  readonly unit?: string | undefined;
  readonly signal: AbortSignal;
}

/** What is said of one kind. */
export interface ApprovalTexts {
  readonly label: string;
  /** Of one, before its title. */
  readonly one: string;
  readonly approve: string;
  readonly refuse: string;
  /** As in "Main Hall: approved". */
  readonly approved: string;
  readonly refused: string;
  readonly failed: string;
  readonly loadFailed: string;
}

/** What of one kind waits, and how it is decided. */
export interface ApprovalKind {
  readonly name: ApprovalKindName;
  readonly texts: ApprovalTexts;
  readonly icon: ReactNode;
  /** Key of the queries that a decision changes. */
  readonly queryKey: readonly unknown[];
  /** Those that have waited longest first, with the number of all. */
  readonly list: (page: ApprovalPage) => Promise<ListPage<readonly Approval[]>>;
  /** With a reason they are refused, without one approved: each that can be, and the rest is answered with why not. */
  readonly decide: (ids: readonly string[], reason?: string) => Promise<Decided>;
  /** How a refusal is given a reason; undefined where there is none. */
  readonly refusal?: { readonly isReasonRequired: boolean; readonly reasons: readonly string[] };
  readonly belongsToUnits: boolean;
}
