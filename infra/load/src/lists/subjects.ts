import type { ServiceName } from '@portal/contracts';
import { insertDocuments, type BenchmarkStore } from '../benchmark-store';
import type { TokenIssuer } from '../token-issuer';
import { fillRecords } from './fill-records';
import { clubCalls, eventListCalls, feedbackListCalls, holderListCalls, type ListCall } from './list-calls';
import { panelListCalls } from './record-list-calls';
import { fillClub } from './stored-club';
import { storedEventOf } from './stored-events';
import { storedFeedbackOf } from './stored-feedback';
import { storedHolderOf } from './stored-holders';

/** What lists are about. */
export interface ListSubject {
  service: ServiceName;
  /** How much of it there is in the two portals that are compared. */
  few: number;
  many: number;
  /** Fills the service's database of this suffix with so much of it. */
  fill(store: BenchmarkStore, suffix: string, count: number): Promise<void>;
  calls(tokens: TokenIssuer): ListCall[];
}

const FEW = 1_000;
const MANY = Number(process.env.BENCH_EVENTS ?? 100_000);
/** Ten tenures of a large campus. */
const MANY_HOLDERS = Math.min(MANY, 10_000);

const fillOne =
  (service: ServiceName, collection: string, documentOf: (number: number, count: number) => { _id: string }) =>
  ({ url, prefix }: BenchmarkStore, suffix: string, count: number) =>
    insertDocuments({ url, database: prefix + service + suffix, collection }, count, (number) =>
      documentOf(number, count),
    );

export const LIST_SUBJECTS: Record<string, ListSubject> = {
  events: {
    service: 'events',
    few: FEW,
    many: MANY,
    fill: fillOne('events', 'events', storedEventOf),
    calls: eventListCalls,
  },
  feedback: {
    service: 'feedback',
    few: FEW,
    many: MANY,
    fill: fillOne('feedback', 'feedback', storedFeedbackOf),
    calls: feedbackListCalls,
  },
  holders: {
    service: 'org',
    few: FEW,
    many: MANY_HOLDERS,
    fill: fillOne('org', 'holders', storedHolderOf),
    calls: (tokens) => holderListCalls(tokens, { few: FEW, many: MANY_HOLDERS }),
  },
  /** Counted in members, with 300 events, 2,000 pieces of feedback and 1,000 achievements for the 500 of the large one. */
  club: { service: 'org', few: 50, many: 500, fill: fillClub, calls: clubCalls },
  /** Counted in students; each puts thirty claims and twenty achievements forward. */
  panel: { service: 'records', few: 200, many: 2_000, fill: fillRecords, calls: panelListCalls },
};
