import { beSignedInAs, personAs } from '../testing';
import { readPersonal, storePersonal } from './personal-storage';
import { storeOnlyFor } from './store-only-for';

const president = personAs('PRESIDENT')._id;
const other = '65a000000000000000000099';
const deleted: string[] = [];

describe('what is stored for a person', () => {
  beforeEach(() => {
    deleted.length = 0;
    const store = { delete: (name: string) => Promise.resolve(deleted.push(name) > 0) };
    Object.defineProperty(globalThis, 'caches', { value: store, configurable: true });
    beSignedInAs('PRESIDENT');
    storeOnlyFor(president);
    storePersonal(president, 'event', { title: 'Robowars' });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'caches');
    localStorage.clear();
  });

  it('is there at the next visit of the same person', () => {
    storeOnlyFor(president);
    expect(readPersonal(president, 'event')).toEqual({ title: 'Robowars' });
    expect(deleted).toEqual([]);
  });

  it.each([
    ['who signs in after a session that ended without a sign-out', other],
    ['who only visits after a sign-out', undefined],
  ])('is gone for somebody else %s', (_case, next) => {
    storeOnlyFor(next);
    expect(readPersonal(president, 'event')).toBeUndefined();
    expect(deleted).toEqual(['portal-answers', 'portal-pages']);
    expect(Object.keys(localStorage)).toEqual(next === undefined ? [] : ['portal.stored-for']);
  });

  it('is not added to by an answer that comes after they have left', () => {
    beSignedInAs('visitor');
    storeOnlyFor(undefined);
    storePersonal(president, 'event', { title: 'Robowars' });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('is deleted once, and nothing that a visitor stored', () => {
    storeOnlyFor(undefined);
    storeOnlyFor(undefined);
    storeOnlyFor(other);
    expect(deleted).toHaveLength(2);
  });
});
