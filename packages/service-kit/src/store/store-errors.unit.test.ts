import mongoose from 'mongoose';
import { isStoreUnavailable } from './store-errors';

const answered = (code: number) => new mongoose.mongo.MongoServerError({ code, message: 'refused' });

describe('a store that takes no writes', () => {
  it.each([
    ['a full disk', 14_031],
    ['a full quota', 12_501],
    ['no primary', 10_107],
    ['a primary that stepped down', 189],
    ['a shutdown', 91],
  ])('is away: %s', (_why, code) => expect(isStoreUnavailable(answered(code))).toBe(true));

  it('is not taken for one that refuses a single write', () => {
    for (const code of [11_000, 112, 121]) expect(isStoreUnavailable(answered(code))).toBe(false);
  });
});
