import { randomBytes } from 'node:crypto';
import mongoose, { Schema, type Types } from 'mongoose';

/** The features of mongoose that the services use, on the store of the integration tests: the embedded one or that of MONGO_URL. */
let connection: mongoose.Connection;

interface Room {
  name: string;
  seats: number;
  tags: string[];
  bookings: { by: string; from: Date }[];
}

interface Unit {
  name: string;
  parent?: Types.ObjectId | null;
  rooms: Types.ObjectId[];
}

const roomSchema = new Schema<Room>(
  {
    name: { type: String, unique: true },
    seats: { type: Number, default: 1, min: 0 },
    tags: [String],
    bookings: [{ _id: false, by: String, from: Date }],
  },
  { timestamps: true },
);
const unitSchema = new Schema<Unit>({
  name: String,
  parent: { type: Schema.Types.ObjectId, ref: 'Unit' },
  rooms: [{ type: Schema.Types.ObjectId, ref: 'Room' }],
});
unitSchema.virtual('children', { ref: 'Unit', localField: '_id', foreignField: 'parent' });

let Room: mongoose.Model<Room>;
let Unit: mongoose.Model<Unit>;

beforeAll(async () => {
  const dbName = `test_mongoose_${randomBytes(5).toString('hex')}`;
  connection = await mongoose.createConnection(process.env['MONGO_URL'] ?? '', { dbName }).asPromise();
  Room = connection.model<Room>('Room', roomSchema);
  Unit = connection.model<Unit>('Unit', unitSchema);
  await Promise.all([Room.init(), Unit.init()]);
});

afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

beforeEach(async () => {
  await Promise.all([Room.deleteMany({}), Unit.deleteMany({})]);
});

describe('transactions of mongoose', () => {
  it('commit all of their writes, or none', async () => {
    const failed = connection.transaction(async (session) => {
      await Room.create([{ name: 'L1' }, { name: 'L2' }], { session, ordered: true });
      await Room.updateOne({ name: 'L1' }, { $inc: { seats: 1 } }, { session });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await Room.countDocuments()).toBe(0);
    await connection.transaction((session) =>
      Room.create([{ name: 'L1' }, { name: 'L2' }], { session, ordered: true }),
    );
    expect(await Room.distinct('name')).toEqual(['L1', 'L2']);
  });

  it('are invisible until they commit, and see their own writes', async () => {
    await connection.withSession(async (session) => {
      session.startTransaction();
      await new Room({ name: 'L3' }).save({ session });
      expect(await Room.exists({ name: 'L3' }).session(session)).not.toBeNull();
      expect(await Room.exists({ name: 'L3' })).toBeNull();
      await session.commitTransaction();
    });
    expect(await Room.exists({ name: 'L3' })).not.toBeNull();
  });

  it('that change the same document are done again until each has had its turn', async () => {
    await Room.create({ name: 'hall', seats: 0 });
    let tries = 0;
    const addOne = () =>
      connection.transaction(async (session) => {
        tries += 1;
        const hall = await Room.findOne({ name: 'hall' }).session(session).orFail();
        hall.seats += 1;
        await hall.save({ session });
      });
    await Promise.all(Array.from({ length: 5 }, addOne));
    expect((await Room.findOne({ name: 'hall' }).orFail()).seats).toBe(5);
    expect(tries).toBeGreaterThanOrEqual(5);
  });

  it('report a conflict with its code and label', async () => {
    await Room.create({ name: 'lab', seats: 1 });
    const [one, other] = await Promise.all([connection.startSession(), connection.startSession()]);
    one.startTransaction();
    other.startTransaction();
    await Room.updateOne({ name: 'lab' }, { $inc: { seats: 1 } }).session(one);
    const failure: unknown = await Room.updateOne({ name: 'lab' }, { $inc: { seats: 1 } })
      .session(other)
      .then(
        () => undefined,
        (error: unknown) => error,
      );
    expect(failure).toMatchObject({ code: 112 });
    expect((failure as mongoose.mongo.MongoServerError).hasErrorLabel('TransientTransactionError')).toBe(true);
    await one.commitTransaction();
    await Promise.all([one.endSession(), other.endSession()]);
    expect((await Room.findOne({ name: 'lab' }).orFail()).seats).toBe(2);
  });
});

const timesOf = (document: mongoose.Document) => [document.get('createdAt'), document.get('updatedAt')] as [Date, Date];

describe('documents of mongoose', () => {
  it('are populated deeply, and with virtuals', async () => {
    const room = await Room.create({ name: 'L5', seats: 40 });
    const council = await Unit.create({ name: 'Council' });
    const club = await Unit.create({ name: 'Club', parent: council._id, rooms: [room._id] });
    const found = await Unit.findById(club._id).populate(['parent', 'rooms']).lean().orFail();
    expect(found).toMatchObject({ parent: { name: 'Council' }, rooms: [{ name: 'L5', seats: 40 }] });
    const above = await Unit.findById(council._id).populate({ path: 'children', populate: 'rooms' }).orFail();
    expect(above.get('children')).toMatchObject([{ name: 'Club', rooms: [{ name: 'L5' }] }]);
  });

  it('have the times of their creation and last update', async () => {
    const room = await Room.create({ name: 'L6' });
    const [made, changed] = timesOf(room);
    await Room.updateOne({ _id: room._id }, { $set: { seats: 2 } });
    const [still, later] = timesOf(await Room.findById(room._id).orFail());
    expect(still).toEqual(made);
    expect(later.getTime()).toBeGreaterThanOrEqual(changed.getTime());
    const upsert = { upsert: true, returnDocument: 'after' } as const;
    const upserted = await Room.findOneAndUpdate({ name: 'L7' }, { seats: 3 }, upsert).orFail();
    expect(timesOf(upserted)).toEqual([expect.any(Date), expect.any(Date)]);
  });

  it('are not saved when their array was changed by another save', async () => {
    await Room.create({ name: 'L8', tags: ['a', 'b', 'c'] });
    const [one, other] = await Promise.all([
      Room.findOne({ name: 'L8' }).orFail(),
      Room.findOne({ name: 'L8' }).orFail(),
    ]);
    one.tags = ['c'];
    await one.save();
    other.set('tags.1', 'x');
    await expect(other.save()).rejects.toMatchObject({ name: 'VersionError' });
    expect((await Room.findOne({ name: 'L8' }).orFail()).tags).toEqual(['c']);
  });

  it('save only the fields that were changed', async () => {
    const room = await Room.create({ name: 'L9', tags: ['a'], bookings: [{ by: 'x', from: new Date(0) }] });
    room.tags.push('b');
    room.bookings.push({ by: 'y', from: new Date(1) });
    await Room.updateOne({ name: 'L9' }, { seats: 9 });
    await room.save();
    expect(await Room.findById(room._id).lean()).toMatchObject({
      seats: 9,
      tags: ['a', 'b'],
      bookings: [{ by: 'x' }, { by: 'y' }],
    });
  });

  it('of several discriminators share a collection', async () => {
    const Notice = connection.model('Notice', new Schema({ title: String }, { discriminatorKey: 'kind' }));
    const Alert = Notice.discriminator('Alert', new Schema({ level: Number }));
    await Notice.create({ title: 'plain' });
    await Alert.create({ title: 'loud', level: 3 });
    expect(await Alert.find().lean()).toMatchObject([{ kind: 'Alert', title: 'loud', level: 3 }]);
    expect(await Notice.countDocuments()).toBe(2);
  });
});

describe('bulk operations', () => {
  it('write in one call, with validation and timestamps', async () => {
    await Room.create({ name: 'old', seats: 5 });
    const empty = { seats: 1, tags: [], bookings: [] };
    const result = await Room.bulkWrite(
      [
        { insertOne: { document: { name: 'new', ...empty } } },
        { insertOne: { document: { name: 'old', ...empty } } },
        { updateMany: { filter: { seats: { $gte: 1 } }, update: { $push: { tags: 'seen' } } } },
        { replaceOne: { filter: { name: 'old' }, replacement: { name: 'older', ...empty } } },
        { deleteMany: { filter: { name: 'nothing' } } },
        { updateOne: { filter: { name: 'up' }, update: { $set: { seats: 0 } }, upsert: true } },
      ],
      { ordered: false },
    ).catch((error: unknown) => (error as mongoose.mongo.MongoBulkWriteError).result);
    expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 3, deletedCount: 0, upsertedCount: 1 });
    expect(await Room.distinct('name')).toEqual(['new', 'older', 'up']);
  });

  it('read with a cursor', async () => {
    await Room.insertMany(Array.from({ length: 120 }, (_, n) => ({ name: `c${n}`, seats: n })));
    const seats: number[] = [];
    await Room.find({ seats: { $lt: 100 } })
      .sort({ seats: 1 })
      .cursor({ batchSize: 30 })
      .eachAsync((room) => {
        seats.push(room.seats);
      });
    expect(seats).toEqual(Array.from({ length: 100 }, (_, n) => n));
  });
});

describe('indexes of mongoose', () => {
  it('become what the schema says: new ones, changed ones, and none that it does not know', async () => {
    const collection = 'syncs';
    const modelOf = (schema: Schema) => {
      connection.deleteModel(/^Sync$/);
      return connection.model('Sync', schema, collection);
    };
    const fields = { code: String, at: Date, open: Boolean };
    const first = modelOf(new Schema(fields, { autoIndex: false }).index({ code: 1 }).index({ at: 1 }));
    await first.createCollection();
    await first.syncIndexes();
    const second = modelOf(
      new Schema(fields, { autoIndex: false })
        .index({ code: 1 }, { unique: true, partialFilterExpression: { open: true } })
        .index({ open: 1, at: -1 }),
    );
    expect(await second.diffIndexes()).toMatchObject({ toDrop: ['code_1', 'at_1'] });
    expect((await second.syncIndexes()).toSorted()).toEqual(['at_1', 'code_1']);
    const made = await second.collection.listIndexes().toArray();
    expect(made.map(({ name }) => name as string).toSorted()).toEqual(['_id_', 'code_1', 'open_1_at_-1']);
    expect(made.find(({ name }) => name === 'code_1')).toMatchObject({
      unique: true,
      partialFilterExpression: { open: true },
    });
    await second.create({ code: 'x', open: false }, { code: 'x', open: true });
    await expect(second.create({ code: 'x', open: true })).rejects.toMatchObject({ code: 11000 });
  });
});
