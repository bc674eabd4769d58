type Fields = Record<string, 1 | -1>;

interface DecisionLists {
  /** The state of what waits, and of what was approved. */
  waiting: string;
  approved: string;
  /** The fields by one of which the lists are also selected. */
  selectedBy: readonly string[];
}

interface ListIndex {
  fields: Fields;
  name: string;
  /** The state of the rows that it holds. */
  state: string;
  /** What it was called when it held the rows of every state. */
  former: string;
}

/**
 * The indexes for the lists of officers: what waits, by age, and what was approved, the latest decision first. Each holds
 * the rows of its state alone. With every row in every index a decision would move the keys of all of them, of which a
 * row has one for each search term, and the store would serve nobody else meanwhile.
 */
export function decisionIndexes({ waiting, approved, selectedBy }: DecisionLists): ListIndex[] {
  const lists: { list: string; state: string; order: Fields }[] = [
    { list: 'waiting', state: waiting, order: { submittedAt: 1, _id: 1 } },
    { list: 'approved', state: approved, order: { decidedAt: -1, _id: -1 } },
  ];
  return lists.flatMap(({ list, state, order }) =>
    [null, ...selectedBy].map((selection) => {
      const fields: Fields = { state: 1, ...(selection && { [selection]: 1 }), ...order };
      const name = selection ? `${list}_by_${selection}` : list;
      return { fields, name, state, former: defaultNameOf(fields) };
    }),
  );
}

/** As the store names an index that was given no name. */
function defaultNameOf(fields: Fields): string {
  return Object.entries(fields).flat().join('_');
}
