import type { HandOverKind } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';

/** What a mark is about: one thing of the hand-over of a position in a tenure. */
export interface MarkedThing {
  positionId: string;
  tenureYear: string;
  kind: HandOverKind;
  thingId: string;
}

/** Says that a thing is done. */
export interface DoneMark extends MarkedThing {
  id: string;
  by: { id: string; name: string };
  at: Date;
}

/** A thing to do; `updatedAt` where it can become one again after it was dealt with. */
export interface Thing {
  id: string;
  updatedAt?: Date;
}

/** A thing that is done, with the mark that says so. */
export interface Done<Item> {
  thing: Item;
  mark: DoneMark;
}

/** The first of a list, and how many there are. */
export interface FirstOf<Item> {
  items: readonly Item[];
  total: number;
}

/** The things of a kind: the first of those that are open, and those that are done. */
export interface Split<Item> {
  open: FirstOf<Item>;
  done: readonly Done<Item>[];
}

/** A claim that was returned and made again keeps its id, but has to be confirmed anew: an older mark says nothing of it. */
const isOf = ({ at }: DoneMark, { updatedAt }: Thing) => updatedAt === undefined || updatedAt <= at;

/** The mark of a thing that is to do now. The first one stays, so that a repetition changes neither who set it nor when. */
export function markDone(thing: Thing | null, before: DoneMark | null, mark: DoneMark): DoneMark {
  if (!thing) throw new DomainError('HAND_OVER.NOT_TO_DO');
  if (!before) return mark;
  return isOf(before, thing) ? before : { ...mark, id: before.id };
}

/** Those of the things that have a mark, in the order of the marks. */
export function doneOf<Item extends Thing>(things: readonly Item[], marks: readonly DoneMark[]): Done<Item>[] {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return marks.flatMap((mark) => {
    const thing = byId.get(mark.thingId);
    return thing && isOf(mark, thing) ? [{ thing, mark }] : [];
  });
}
