import mongoose, { Schema } from 'mongoose';
import { setUpStore } from '../test/open-store';
import type { EmbeddedMongo } from './index';

interface CampusEvent {
  code: string;
  title?: string;
  seats?: number;
  slots?: { room: string; taken: number }[];
}

const eventSchema = new Schema<CampusEvent>(
  { code: String, title: String, seats: Number, slots: [{ room: String, taken: Number }] },
  { optimisticConcurrency: true },
);

let store: EmbeddedMongo;
let connection: mongoose.Connection;
let Event: mongoose.Model<CampusEvent>;

// Hooks run in the order in which they are defined: the connection has to be closed before the store.
afterAll(() => connection.close());

setUpStore(async (opened) => {
  store = opened.store;
  connection = await mongoose.createConnection(store.url, { dbName: 'campus' }).asPromise();
  Event = connection.model<CampusEvent>('Event', eventSchema);
});

beforeEach(async () => {
  await Event.deleteMany({});
});

describe('mongoose without changes', () => {
  it('refuses a save that is based on an older version', async () => {
    await Event.create({ code: 'v', seats: 1 });
    const [one, other] = await Promise.all([Event.findOne({ code: 'v' }), Event.findOne({ code: 'v' })]);
    one!.seats = 2;
    await one!.save();
    other!.seats = 3;
    await expect(other!.save()).rejects.toMatchObject({ name: 'VersionError' });
  });

  it('gives the next of a queue to one of several callers', async () => {
    await Event.insertMany([
      { code: 'q2', seats: 2 },
      { code: 'q1', seats: 1 },
      { code: 'q3', seats: 3 },
    ]);
    const take = () =>
      Event.findOneAndUpdate(
        { title: null },
        { $set: { title: 'taken' } },
        { sort: { seats: 1 }, returnDocument: 'after' },
      );
    const taken = await Promise.all([take(), take(), take(), take()]);
    expect(taken.map((event) => event?.code).sort()).toEqual(['q1', 'q2', 'q3', undefined]);
  });

  it('updates the array element that matched, or those that array filters name', async () => {
    await Event.create({
      code: 'pos',
      slots: [
        { room: 'L1', taken: 1 },
        { room: 'L2', taken: 2 },
        { room: 'L3', taken: 3 },
      ],
    });
    await Event.updateOne({ code: 'pos', 'slots.room': 'L2' }, { $inc: { 'slots.$.taken': 10 } });
    await Event.updateOne(
      { code: 'pos' },
      { $set: { 'slots.$[big].room': 'XL' } },
      { arrayFilters: [{ 'big.taken': { $gte: 3 } }] },
    );
    const event = await Event.findOne({ code: 'pos' }).lean();
    expect(event!.slots).toMatchObject([
      { room: 'L1', taken: 1 },
      { room: 'XL', taken: 12 },
      { room: 'XL', taken: 3 },
    ]);
  });

  it('deletes expired documents by a TTL index', async () => {
    const Token = connection.model('Token', new Schema({ until: { type: Date, expires: 60 }, name: String }));
    await Token.init();
    await Token.create([
      { name: 'old', until: new Date(Date.now() - 61_000) },
      { name: 'new', until: new Date() },
      { name: 'never' },
    ]);
    expect(await store.deleteExpired()).toBe(1);
    expect((await Token.distinct('name')).sort()).toEqual(['never', 'new']);
  });
});
