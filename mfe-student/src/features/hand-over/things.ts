import { requestTime, requestTitle } from '@portal/campus-kit';
import { HAND_OVER_KINDS, type HandOverAnswer, type HandOverKind, type HandOverMark } from '@portal/contracts';
import type { Formats } from '@portal/web-kit';
import { feedbackHref, otherPages } from '../../paths';
import { toDoMessages as messages } from './messages';

/** One thing that a unit has to do, as its row shows it. */
export interface Thing extends HandOverMark {
  readonly kind: HandOverKind;
  readonly id: string;
  readonly title: string;
  /** The title, with the facts where another thing has the same. */
  readonly name: string;
  readonly href: string | undefined;
  readonly text: string | undefined;
  readonly facts: readonly string[];
}

interface Shown {
  readonly formats: Formats;
  /** Where positions are confirmed; undefined for those who do not confirm any. */
  readonly claimsHref: string | undefined;
}

type Row = Omit<Thing, 'kind' | 'name'>;
type LineOf<Kind extends HandOverKind> = HandOverAnswer[Kind]['items'][number];
type RowsOf = { readonly [Kind in HandOverKind]: (line: LineOf<Kind>, shown: Shown) => Row };

const roomRow = (request: LineOf<'bookings'>): Row => ({
  ...rowOf(request, requestTitle(request), [request.room, requestTime(request)]),
  href: request.event && otherPages.event(request.event._id),
});

const rows: RowsOf = {
  room_requests: roomRow,
  bookings: roomRow,
  events: (event, { formats }) => ({
    ...rowOf(event, event.title, [
      event.start === null ? messages.noDate : formats.dateTime(event.start),
      event.venue,
      event.status === 'ongoing' ? messages.ongoing : '',
    ]),
    href: otherPages.event(event._id),
  }),
  feedback: (feedback, { formats }) => ({
    ...rowOf(feedback, feedback.target_name, [
      feedback.type,
      feedback.rating === undefined ? '' : messages.rating(feedback.rating),
      formats.date(feedback.created_at),
    ]),
    href: feedbackHref(feedback.target_name),
    text: feedback.comments,
  }),
  claims: (claim, { claimsHref }) => ({
    ...rowOf(claim, claim.name, [claim.position, claim.tenure_year]),
    href: claimsHref,
  }),
};

function rowOf({ _id: id, done }: HandOverMark & { readonly _id: string }, title: string, facts: string[]): Row {
  return { id, title, done, href: undefined, text: undefined, facts: facts.filter((fact) => fact !== '') };
}

/** All of a hand-over that are listed, by kind. */
export function thingsOf(handOver: HandOverAnswer, shown: Shown): Thing[] {
  const all = HAND_OVER_KINDS.flatMap((kind) => rowsOf(kind, handOver, shown).map((row) => ({ kind, ...row })));
  const named = (title: string) => all.filter((thing) => thing.title === title).length;
  return all.map((thing) => ({
    ...thing,
    name: named(thing.title) > 1 ? [thing.title, ...thing.facts].join(', ') : thing.title,
  }));
}

function rowsOf<Kind extends HandOverKind>(kind: Kind, handOver: HandOverAnswer, shown: Shown): Row[] {
  const lines: readonly LineOf<Kind>[] = handOver[kind].items;
  return lines.map((line) => rows[kind](line, shown));
}
