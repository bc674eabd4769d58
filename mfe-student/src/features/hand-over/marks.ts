import { HAND_OVER_KINDS, type HandOverAnswer, type HandOverKind, type HandOverMark } from '@portal/contracts';

/** Whether a thing is done, as it was just said. */
export interface Mark extends HandOverMark {
  readonly kind: HandOverKind;
  readonly thing: string;
}

type List = HandOverAnswer[HandOverKind];

/** The hand-over as it will be once the marks are stored; one that is stored already changes nothing. */
export function withMarks(handOver: HandOverAnswer, marks: readonly Mark[]): HandOverAnswer {
  if (marks.length === 0) return handOver;
  const lists = HAND_OVER_KINDS.map((kind) => [
    kind,
    withMarksOf(
      handOver[kind],
      marks.filter((mark) => mark.kind === kind),
    ),
  ]);
  return { ...handOver, ...(Object.fromEntries(lists) as Pick<HandOverAnswer, HandOverKind>) };
}

function withMarksOf(list: List, marks: readonly Mark[]): List {
  let { open } = list;
  const items = list.items.map((item) => {
    const mark = marks.findLast(({ thing }) => thing === item._id);
    if (!mark || (mark.done === undefined) === (item.done === undefined)) return item;
    open += mark.done ? -1 : 1;
    return { ...item, done: mark.done };
  });
  return { ...list, items, open } as List;
}
