const leafSize = 256;

interface Leaf<T> {
  keys: string[];
  values: T[];
}

/** A sorted map from strings: short sorted leaves in one sorted list. Finding, adding and removing take O(log n) steps. */
export class SortedKeys<T> {
  private readonly leaves: Leaf<T>[] = [{ keys: [], values: [] }];
  size = 0;

  get(key: string): T | undefined {
    const { leaf, at } = this.placeOf(key);
    return leaf.keys[at] === key ? leaf.values[at] : undefined;
  }

  set(key: string, value: T): void {
    const { leaf, at, number } = this.placeOf(key);
    const isThere = leaf.keys[at] === key;
    if (!isThere) leaf.keys.splice(at, 0, key);
    leaf.values.splice(at, isThere ? 1 : 0, value);
    if (!isThere) this.size++;
    if (leaf.keys.length <= leafSize) return;
    // Keys that come in rising order leave full leaves behind.
    const middle = number === this.leaves.length - 1 ? leafSize - 16 : leafSize >> 1;
    this.leaves.splice(number + 1, 0, { keys: leaf.keys.splice(middle), values: leaf.values.splice(middle) });
  }

  delete(key: string): void {
    const { leaf, at, number } = this.placeOf(key);
    if (leaf.keys[at] !== key) return;
    leaf.keys.splice(at, 1);
    leaf.values.splice(at, 1);
    this.size--;
    if (leaf.keys.length === 0 && this.leaves.length > 1) this.leaves.splice(number, 1);
  }

  /** Entries with `from <= key < to`, in order or backwards. The map may not change while this is read. */
  *scan(from: string, to: string, isReverse = false): Generator<readonly [key: string, value: T]> {
    const step = isReverse ? -1 : 1;
    const start = this.placeOf(isReverse ? to : from);
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

  /** The last leaf that begins at or before a key, and the first place in it that is not before the key. */
  private placeOf(key: string): { leaf: Leaf<T>; number: number; at: number } {
    const { leaves } = this;
    const number = Math.max(firstNot(leaves.length, (n) => (leaves[n]?.keys[0] ?? '') <= key) - 1, 0);
    const leaf = leaves[number] as Leaf<T>;
    return { leaf, number, at: firstNot(leaf.keys.length, (n) => (leaf.keys[n] ?? '') < key) };
  }
}

/** The first number that a test, true up to some number, is not true for. */
function firstNot(count: number, test: (n: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
