import { tenureBefore, tenureEndOf } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import { formatInstant } from '@portal/service-kit/institute-time';
import type { Holder } from '../holders/holder.domain';
import type { Today } from '../positions/position.domain';

/** What one holder of a position in a tenure leaves in words. */
export interface Notes {
  id: string;
  version: number;
  positionId: string;
  tenureYear: string;
  author: { id: string; name: string };
  text: string;
  updatedAt: Date;
}

/** Who held, holds or will hold a position. */
export type Holding = Pick<Holder, 'person' | 'tenureYear' | 'status'>;

/** The days on which the notes of a tenure are written, both included. */
export interface WritingTime {
  from: string;
  until: string;
}

export interface Reader {
  userId: string;
  /** Whether the unit, its category or everything is theirs to manage. */
  isManager: boolean;
}

/** The last month of a tenure. */
export function writingTimeOf(tenureYear: string, startMonth: number): WritingTime {
  const firstDay = `${tenureYear.slice(0, 4)}-${String(startMonth).padStart(2, '0')}-01`;
  const until = tenureEndOf(firstDay, startMonth);
  return { from: `${until.slice(0, 8)}01`, until };
}

export const isWithin = ({ from, until }: WritingTime, day: string): boolean => from <= day && day <= until;

/**
 * Those above the position, who holds or will hold it in a later tenure, and who held it in this one: the page says what
 * the unit has to do today, so predecessors read it until the tenure after theirs is over, and not if theirs ended early.
 */
export function mayRead(
  { userId, isManager }: Reader,
  tenureYear: string,
  { holdings, today }: { holdings: readonly Holding[]; today: Today },
): boolean {
  const before = tenureBefore(today.tenure);
  const givesAccess = ({ tenureYear: held, status }: Holding) =>
    held === tenureYear ? status !== 'terminated' && held >= before : held > tenureYear && status === 'active';
  return isManager || holdings.some((holding) => holding.person.id === userId && givesAccess(holding));
}

/**
 * Which tenure's hand-over is shown, and which others the reader may see. Unless one is asked for it is the one that is
 * handed over: the current one in its last month, otherwise the one before; for who may not see that one, the newest.
 */
export function chooseTenure(
  asked: string | undefined,
  {
    reader,
    holdings,
    today,
    startMonth,
  }: { reader: Reader; holdings: readonly Holding[]; today: Today; startMonth: number },
): { shown: string; tenures: string[] } {
  const isLast = isWithin(writingTimeOf(today.tenure, startMonth), today.day);
  const usual = isLast ? today.tenure : tenureBefore(today.tenure);
  const known = holdings.map(({ tenureYear }) => tenureYear).filter((tenure) => tenure <= today.tenure);
  const readable = [...new Set([usual, ...known])]
    .filter((tenure) => mayRead(reader, tenure, { holdings, today }))
    .toSorted();
  const shown = asked ?? (readable.includes(usual) ? usual : readable.at(-1));
  if (shown === undefined || !mayRead(reader, shown, { holdings, today })) throw new DomainError('HAND_OVER.FORBIDDEN');
  return { shown, tenures: [...new Set([...readable, shown])].toSorted().toReversed() };
}

/** Refuses who may not read the hand-over of the tenure. */
export function requireReader(reader: Reader, tenureYear: string, known: Parameters<typeof mayRead>[2]): void {
  if (!mayRead(reader, tenureYear, known)) throw new DomainError('HAND_OVER.FORBIDDEN');
}

/** The notes that a holder saves, over those of before. */
export function writeNotes(
  before: Notes | null,
  draft: { id: string; positionId: string; tenureYear: string; text: string; version: number },
  { holding, time, day, now }: { holding: Holding | null; time: WritingTime; day: string; now: Date },
): Notes {
  if (!holding) throw new DomainError('HAND_OVER.NOT_HOLDER');
  if (!isWithin(time, day))
    throw new DomainError('HAND_OVER.CLOSED', { from: dayText(time.from), until: dayText(time.until) });
  if (holding.status !== 'active') throw new DomainError('HAND_OVER.NOT_HOLDER');
  if (draft.version !== (before?.version ?? 0)) throw new DomainError('HAND_OVER.CHANGED_MEANWHILE');
  const { id, name } = holding.person;
  return {
    ...draft,
    id: before?.id ?? draft.id,
    version: draft.version + 1,
    author: { id, name },
    updatedAt: now,
  };
}

const dayText = (day: string) => formatInstant(new Date(day), 'd MMM yyyy', 'UTC');
