import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose, { Schema } from 'mongoose';
import { startEmbeddedMongo, type EmbeddedMongo } from './index';

let dataDir: string;
let store: EmbeddedMongo;
let connection: mongoose.Connection;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'embedded-mongoose-'));
  store = await startEmbeddedMongo({ dataDir });
  connection = await mongoose.createConnection(store.url, { dbName: 'campus' }).asPromise();
});

afterAll(async () => {
  await connection.close();
  await store.close();
  await rm(dataDir, { recursive: true });
});

interface Club {
  name: string;
}

interface CampusEvent {
  code: string;
  title?: string;
  seats?: number;
  tags?: string[];
  club?: mongoose.Types.ObjectId;
  slots?: { room: string; taken: number }[];
}

const eventSchema = new Schema<CampusEvent>(
  {
    code: { type: String, unique: true },
    title: String,
    seats: Number,
    tags: [String],
    club: { type: Schema.Types.ObjectId, ref: 'Club' },
    slots: [{ room: String, taken: Number }],
  },
  { timestamps: true, optimisticConcurrency: true },
);

let Club: mongoose.Model<Club>;
let Event: mongoose.Model<CampusEvent>;

beforeAll(async () => {
  Club = connection.model<Club>('Club', new Schema<Club>({ name: String }));
  Event = connection.model<CampusEvent>('Event', eventSchema);
  await Event.init();
});

beforeEach(async () => {
  await Promise.all([Club.deleteMany({}), Event.deleteMany({})]);
});

describe('mongoose without changes', () => {
  it('creates, reads, changes and removes documents', async () => {
    const made = await Event.create({ code: 'e1', title: 'Orientation', seats: 10, tags: ['new'] });
    await Event.updateOne({ _id: made._id }, { $inc: { seats: 5 }, $push: { tags: 'first' } });
    expect(await Event.findById(made._id).lean()).toMatchObject({
      title: 'Orientation',
      seats: 15,
      tags: ['new', 'first'],
    });
    expect(await Event.countDocuments({ tags: 'first', seats: { $gte: 15 } })).toBe(1);
    expect((await Event.deleteOne({ code: 'e1' })).deletedCount).toBe(1);
    expect(await Event.findById(made._id)).toBeNull();
  });

  it('populates references', async () => {
    const club = await Club.create({ name: 'Astronomy' });
    await Event.create([
      { code: 'p1', club: club._id },
      { code: 'p2', club: club._id },
    ]);
    const events = await Event.find().sort({ code: 1 }).populate<{ club: { name: string } }>('club').lean();
    expect(events.map((event) => event.club.name)).toEqual(['Astronomy', 'Astronomy']);
  });

  it('refuses a save that is based on an older version', async () => {
    await Event.create({ code: 'v', seats: 1 });
    const [one, other] = await Promise.all([Event.findOne({ code: 'v' }), Event.findOne({ code: 'v' })]);
    one!.seats = 2;
    await one!.save();
    other!.seats = 3;
    await expect(other!.save()).rejects.toMatchObject({ name: 'VersionError' });
  });

  it('names the index and the values of a duplicate', async () => {
    await Event.create({ code: 'same' });
    await expect(Event.create({ code: 'same' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { code: 1 },
      keyValue: { code: 'same' },
    });
  });

  it('does many writes in one call, and goes on after an error when the order does not matter', async () => {
    const counts = await Event.bulkWrite([
      { insertOne: { document: { code: 'b1', seats: 1 } } },
      { updateOne: { filter: { code: 'b1' }, update: { $set: { seats: 7 } } } },
      { updateOne: { filter: { code: 'b2' }, update: { $setOnInsert: { seats: 3 } }, upsert: true } },
      { deleteOne: { filter: { code: 'b1' } } },
    ]);
    expect(counts).toMatchObject({ insertedCount: 1, modifiedCount: 1, upsertedCount: 1, deletedCount: 1 });
    const raw = Event.collection;
    const failed = raw.insertMany([{ code: 'b2' }, { code: 'b3' }, { code: 'b3' }, { code: 'b4' }] as never[], {
      ordered: false,
    });
    await expect(failed).rejects.toMatchObject({ code: 11000, result: { insertedCount: 2 } });
    expect(await Event.distinct('code')).toEqual(['b2', 'b3', 'b4']);
  });

  it('reads long results in batches', async () => {
    await Event.insertMany(Array.from({ length: 250 }, (_, n) => ({ code: `c${n}`, seats: n })));
    let sum = 0;
    for await (const event of Event.find().sort({ seats: -1 }).batchSize(40).cursor()) sum += event.seats ?? 0;
    expect(sum).toBe((249 * 250) / 2);
  });

  it('takes the oldest waiting row and marks it, one caller at a time', async () => {
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

  it('changes the element that was asked for', async () => {
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

  it('brings indexes to what the schema says, and shows which one a query uses', async () => {
    const Room = connection.model(
      'Room',
      new Schema({ unit: String, at: Date, name: String })
        .index({ unit: 1, at: -1 })
        .index({ name: 1 }, { unique: true, sparse: true }),
    );
    await Room.collection.createIndex({ stale: 1 }).catch(() => undefined);
    expect(await Room.syncIndexes()).toEqual(['stale_1']);
    const plan = async (filter: object, sort: Record<string, 1 | -1>) =>
      ((await Room.collection.find(filter).sort(sort).explain()) as { queryPlanner: { winningPlan: unknown } })
        .queryPlanner.winningPlan;
    expect(await plan({ unit: 'u' }, { at: -1 })).toMatchObject({
      stage: 'FETCH',
      inputStage: { stage: 'IXSCAN', indexName: 'unit_1_at_-1' },
    });
    expect(await plan({ name: 'n' }, {})).toMatchObject({ inputStage: { indexName: 'name_1' } });
    expect(await plan({ other: 1 }, {})).toMatchObject({ stage: 'COLLSCAN' });
    expect(await plan({ name: null }, {})).toMatchObject({ stage: 'COLLSCAN' });
  });

  it('removes documents whose time is over', async () => {
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
