import { watchWritesOutsideTransactions } from './writes-outside-transactions';

describe('a service under test', () => {
  it('fails for each kind of write outside of an open transaction, and for nothing else', () => {
    const { watch, expectNone } = watchWritesOutsideTransactions();
    watch({ name: 'insert', collection: 'units' });
    watch({ name: 'commitTransaction' });
    expect(expectNone).not.toThrow();
    for (const name of ['update', 'insert', 'update']) watch({ name, collection: 'units', isOutsideTransaction: true });
    expect(expectNone).toThrow(/without it: update of units, insert of units\.$/);
  });
});
