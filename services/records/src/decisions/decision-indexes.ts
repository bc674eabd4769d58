import type mongoose from 'mongoose';

type Fields = Record<string, 1 | -1>;

interface DecisionLists {
  /** The state of what waits, and of what was approved. */
  waiting: string;
  approved: string;
  /** The fields by one of which the lists are also selected. */
  selectedBy: readonly string[];
}

/**
 * Indexes for the lists of officers: what waits, by age, and what was approved, the latest decision first. Each holds
 * the rows of its state alone. With every row in every index a decision would move the keys of all of them, of which a
 * row has one for each search term, and the store would serve nobody else meanwhile.
 */
export function addDecisionIndexes(
  schema: Pick<mongoose.Schema, 'index' | 'static'>,
  { waiting, approved, selectedBy }: DecisionLists,
): void {
  const lists: { list: string; state: string; order: Fields }[] = [
    { list: 'waiting', state: waiting, order: { submittedAt: 1, _id: 1 } },
    { list: 'approved', state: approved, order: { decidedAt: -1, _id: -1 } },
  ];
  const former: string[] = [];
  for (const { list, state, order } of lists) {
    for (const selection of [null, ...selectedBy]) {
      const fields: Fields = { state: 1, ...(selection && { [selection]: 1 }), ...order };
      const name = selection ? `${list}_by_${selection}` : list;
      schema.index(fields, { name, partialFilterExpression: { state } });
      former.push(defaultNameOf(fields));
    }
  }
  // Those of earlier builds, of all rows.
  schema.static('formerIndexes', () => former);
}

/** As the store names an index that was given no name. */
function defaultNameOf(fields: Fields): string {
  return Object.entries(fields).flat().join('_');
}
