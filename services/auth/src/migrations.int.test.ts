import { newPerson, startAuth } from '../testing/running-auth';

describe('what earlier builds of auth stored', () => {
  it('gets the fields that people and units are found by, at the first start of this build', async () => {
    const before = await startAuth();
    const { database } = before;
    await before.useCases.register(newPerson(), { emailConfirmed: true });
    const units = before.store.connection.collection<{ _id: string; name: string; version: number }>('units');
    await units.insertOne({ _id: 'music', name: 'Music Club', version: 1 });
    const stored = () => before.collection('accounts').find().toArray();
    const accounts = await stored();
    await before.collection('accounts').updateMany({}, { $unset: { nameKey: true, searchWords: true } });
    await before.collection('migrations').deleteMany({});
    const after = await startAuth({ database });
    expect(await stored()).toEqual(accounts);
    expect(await units.findOne()).toMatchObject({ nameWords: ['music', 'club'] });
    await after.stop();
    await before.remove();
  });
});
