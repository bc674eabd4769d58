const LEAF_SIZE = 256;

interface Leaf<T> {
  keys: string[];
  values: T[];
}

/** A map with sorted string keys, like a B-tree with a single level of leaves. Look-ups and changes are binary searches. */
export class SortedMap<T> {
  private readonly leaves: Leaf<T>[] = [{ keys: [], values: [] }];
  /** From which key on each leaf is looked in; apart from the leaves, so that a search does not load one after the other. */
  private readonly starts = [''];

  get(key: string): T | undefined {
    const { leaf, at } = this.locate(key);
    return leaf.keys[at] === key ? leaf.values[at] : undefined;
  }

  set(key: string, value: T): void {
    const { leaf, at, number } = this.locate(key);
    const exists = leaf.keys[at] === key;
    if (!exists) leaf.keys.splice(at, 0, key);
    leaf.values.splice(at, exists ? 1 : 0, value);
    if (leaf.keys.length <= LEAF_SIZE) return;
    // Keys that are inserted in ascending order should leave full leaves behind, and not half-full ones.
    const middle = number === this.leaves.length - 1 ? LEAF_SIZE - 16 : LEAF_SIZE >> 1;
    const next = { keys: leaf.keys.splice(middle), values: leaf.values.splice(middle) };
    this.leaves.splice(number + 1, 0, next);
    this.starts.splice(number + 1, 0, next.keys[0] ?? '');
  }

  delete(key: string): void {
    const { leaf, at, number } = this.locate(key);
    if (leaf.keys[at] !== key) return;
    leaf.keys.splice(at, 1);
    leaf.values.splice(at, 1);
    if (leaf.keys.length > 0 || this.leaves.length === 1) return;
    this.leaves.splice(number, 1);
    this.starts.splice(number, 1);
  }

  /** The number of keys with `from <= key < to`. */
  count(from: string, to: string): number {
    const [start, end] = [this.locate(from), this.locate(to)];
    const leaves = this.leaves.slice(start.number, end.number);
    return leaves.reduce((count, { keys }) => count + keys.length, end.at - start.at);
  }

  /** The entries with `from <= key < to`, ascending or descending. The map must not change during the iteration. */
  *scan(from: string, to: string, isReverse = false): Generator<readonly [key: string, value: T]> {
    const step = isReverse ? -1 : 1;
    const start = this.locate(isReverse ? to : from);
    let leaf: Leaf<T> | undefined = start.leaf;
    let at = isReverse ? start.at - 1 : start.at;
    for (let { number } = start; leaf; at = isReverse && leaf ? leaf.keys.length - 1 : 0) {
      for (; at >= 0 && at < leaf.keys.length; at += step) {
        const key = leaf.keys[at] ?? '';
        if (isReverse ? key < from : key >= to) return;
        yield [key, leaf.values[at] as T];
      }
      number += step;
      leaf = this.leaves[number];
    }
  }

  /** The leaf in which a key belongs, and its index there: that of the first key that is not less. */
  private locate(key: string): { leaf: Leaf<T>; number: number; at: number } {
    const { leaves, starts } = this;
    const number = Math.max(partitionPoint(starts.length, (n) => (starts[n] ?? '') <= key) - 1, 0);
    const leaf = leaves[number] as Leaf<T>;
    return { leaf, number, at: partitionPoint(leaf.keys.length, (n) => (leaf.keys[n] ?? '') < key) };
  }
}

/** The first of the numbers below `count` for which the test is false, when it is true for all before it. */
function partitionPoint(count: number, test: (n: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
