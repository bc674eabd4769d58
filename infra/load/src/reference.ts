import express from 'express';
import mongoose, { Schema } from 'mongoose';

/**
 * The bare reference that our calls are measured against: Express and mongoose alone, one sorted, indexed page of 50 lean
 * documents of the same size as ours, on the same store, in a process of its own.
 */
const eventSchema = new Schema(
  { title: String, description: String, status: String, category: String, start: Date, end: Date, venue: String },
  { collection: 'events', versionKey: false },
);
eventSchema.index({ start: 1, _id: 1 });

const [mongoUrl = '', count = '2000'] = process.argv.slice(2);
const connection = await mongoose.createConnection(mongoUrl, { dbName: 'load_reference', autoIndex: false }).asPromise();
const events = connection.model('Event', eventSchema);
await events.deleteMany({});
await events.createIndexes();
await events.insertMany(
  Array.from({ length: Number(count) }, (_, index) => ({
    title: `Event ${index} of the reference`,
    description: 'Asian format, teams of three, motions released 30 minutes before each round. '.repeat(2),
    status: 'planned',
    category: 'academic',
    start: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000),
    end: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000 + 7_200_000),
    venue: 'Senate Hall',
  })),
);

const app = express();
app.get('/events', async (_request, response) => {
  response.json(await events.find().sort({ start: 1, _id: 1 }).limit(50).lean());
});
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ ready: typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '' });
});
process.on('disconnect', () => process.exit(0));
