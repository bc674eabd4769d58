import mongoose from 'mongoose';

const { prototype } = mongoose.mongo.Collection;
const { createIndex, createIndexes } = prototype;

/**
 * Makes indexes from now on without their expiry (MongoDB's `expireAfterSeconds`). The store's server deletes what has
 * expired by the machine's clock, so under a test's own clock it would delete rows that the test has just written.
 */
export function disableExpiry(): void {
  prototype.createIndex = function createLastingIndex(fields, options = {}) {
    return createIndex.bind(this)(fields, lasting(options));
  };
  prototype.createIndexes = function createLastingIndexes(indexes, options) {
    return createIndexes.bind(this)(indexes.map(lasting), options);
  };
}

function lasting<T extends { expireAfterSeconds?: number }>({ expireAfterSeconds: _expiry, ...index }: T) {
  return index;
}
