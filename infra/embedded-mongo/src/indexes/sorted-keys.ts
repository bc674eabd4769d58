const leafSize = 256;

interface Leaf<T> {
  keys: string[];
  values: T[];
}

/** A sorted map from strings: short sorted leaves in one sorted list. Finding, adding and removing take O(log n) steps. */
export class SortedKeys<T> {
  private leaves: Leaf<T>[] = [{ keys: [], values: [] }];
  size = 0;

  get(key: string): T | undefined {
    const leaf = this.leaves[this.leafFor(key)];
    if (!leaf) return undefined;
    const at = lowerBound(leaf.keys, key);
    return leaf.keys[at] === key ? leaf.values[at] : undefined;
  }

  set(key: string, value: T): void {
    const number = this.leafFor(key);
    const leaf = this.leaves[number];
    if (!leaf) return;
    const at = lowerBound(leaf.keys, key);
    if (leaf.keys[at] === key) {
      leaf.values[at] = value;
      return;
    }
    leaf.keys.splice(at, 0, key);
    leaf.values.splice(at, 0, value);
    this.size++;
    if (leaf.keys.length > leafSize) this.split(number, leaf);
  }

  delete(key: string): void {
    const number = this.leafFor(key);
    const leaf = this.leaves[number];
    if (!leaf) return;
    const at = lowerBound(leaf.keys, key);
    if (leaf.keys[at] !== key) return;
    leaf.keys.splice(at, 1);
    leaf.values.splice(at, 1);
    this.size--;
    if (leaf.keys.length === 0 && this.leaves.length > 1) this.leaves.splice(number, 1);
  }

  /** Values with `from <= key < to`, in order or backwards. The map may not change while this is read. */
  scan(from: string, to: string, isReverse = false): Generator<T> {
    return this.walk(from, to, isReverse, (_key, value) => value);
  }

  /** The same with their keys. */
  scanEntries(from: string, to: string, isReverse = false): Generator<readonly [key: string, value: T]> {
    return this.walk(from, to, isReverse, (key, value) => [key, value]);
  }

  private *walk<R>(from: string, to: string, isReverse: boolean, pick: (key: string, value: T) => R): Generator<R> {
    const step = isReverse ? -1 : 1;
    let number = this.leafFor(isReverse ? to : from);
    let leaf = this.leaves[number];
    let at = leaf ? lowerBound(leaf.keys, isReverse ? to : from) + (isReverse ? -1 : 0) : 0;
    while (leaf) {
      for (; at >= 0 && at < leaf.keys.length; at += step) {
        const key = leaf.keys[at];
        if (key === undefined || (isReverse ? key < from : key >= to)) return;
        yield pick(key, leaf.values[at] as T);
      }
      number += step;
      leaf = this.leaves[number];
      at = isReverse && leaf ? leaf.keys.length - 1 : 0;
    }
  }

  /** The last leaf that begins at or before a key. */
  private leafFor(key: string): number {
    let [low, high] = [0, this.leaves.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.leaves[middle]?.keys[0] ?? '') <= key) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Keys that come in rising order leave full leaves behind. */
  private split(number: number, leaf: Leaf<T>): void {
    const isLast = number === this.leaves.length - 1;
    const at = isLast ? leafSize - 16 : leafSize >> 1;
    this.leaves.splice(number + 1, 0, { keys: leaf.keys.splice(at), values: leaf.values.splice(at) });
  }
}

function lowerBound(keys: readonly string[], key: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
