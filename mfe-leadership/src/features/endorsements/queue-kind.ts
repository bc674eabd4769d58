import type { AchievementAnswer, Decided, WaitingOrder } from '@portal/contracts';
import type { ListPage } from '@portal/web-kit';
import type { KindTexts } from './messages';
import type { DecisionTarget, Waiting } from './waiting';

/** What a list is narrowed down to. */
export interface WaitingFilters {
  /** A type, or `all` that the person may decide on. */
  readonly type: AchievementAnswer['type'] | 'all';
  readonly q?: string | undefined;
  /** What comes from a position or the events of a unit: of the own one for a coordinator. */
  readonly unit?: string | undefined;
  readonly event?: string | undefined;
  /** Of what waits: oldest first unless said otherwise. */
  readonly order?: WaitingOrder | undefined;
}

export interface WantedPage {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export type ListWaiting = (filters: WaitingFilters, page: WantedPage) => Promise<ListPage<Waiting[]>>;

/** In the order of the tabs. */
export const KIND_NAMES = ['user-skills', 'skills', 'achievements'] as const;
export type KindName = (typeof KIND_NAMES)[number];

/** What of one kind was decided, and the way back. */
export interface DecidedKind {
  readonly list: ListWaiting;
  readonly withdraw: (id: string, reason: string) => Promise<unknown>;
}

/** What of one kind waits, and how it is decided. */
export interface QueueKind {
  readonly name: KindName;
  readonly texts: KindTexts;
  readonly list: ListWaiting;
  /** With a reason they are returned, without one endorsed. */
  readonly decide: (items: readonly DecisionTarget[], reason?: string) => Promise<Decided>;
  /** Whether they come from units, by a position or an event. */
  readonly hasUnits: boolean;
  /** Absent for skills of the catalogue: claims and events build on what is endorsed of it. */
  readonly decided?: DecidedKind;
}
