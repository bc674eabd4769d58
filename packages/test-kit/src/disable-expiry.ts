import mongoose from 'mongoose';

const { prototype } = mongoose.mongo.Collection;
const { createIndex, createIndexes } = prototype;

let holders = 0;

/**
 * Makes indexes without their expiry (MongoDB's `expireAfterSeconds`) until the returned function is called. The
 * store's server deletes what has expired by the machine's clock, so under a test's own clock it would delete rows that
 * the test has just written. The test files of a worker share the driver, so each must restore it.
 * @returns a function that restores expiry, once every caller has called its own
 */
export function disableExpiry(): () => void {
  holders += 1;
  prototype.createIndex = function createLastingIndex(fields, options = {}) {
    return createIndex.bind(this)(fields, lasting(options));
  };
  prototype.createIndexes = function createLastingIndexes(indexes, options) {
    return createIndexes.bind(this)(indexes.map(lasting), options);
  };
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders === 0) Object.assign(prototype, { createIndex, createIndexes });
  };
}

function lasting<T extends { expireAfterSeconds?: number }>({ expireAfterSeconds: _expiry, ...index }: T) {
  return index;
}
