import express from 'express';
import mongoose, { Schema } from 'mongoose';
import { serveReference } from '../reference-server';
import { bareEventOf } from './stored-events';

/**
 * The bare reference that our calls are measured against: Express and mongoose alone, one sorted, indexed page of 50 lean
 * documents with the same fields as our answers, or one of them by its id, on the same store, in a process of its own.
 */
const eventSchema = new Schema(
  { _id: String, title: String, status: String, start: Date },
  { collection: 'events', versionKey: false, strict: false },
);
eventSchema.index({ start: 1, _id: 1 });

const [mongoUrl = '', database = '', count = ''] = process.argv.slice(2);
const connection = await mongoose.createConnection(mongoUrl, { dbName: database, autoIndex: false }).asPromise();
const events = connection.model('Event', eventSchema);
await events.createIndexes();
await events.insertMany(Array.from({ length: Number(count) }, (_, number) => bareEventOf(number)));

const app = express();
app.get('/events', async (_req, res) => {
  res.json(await events.find().sort({ start: 1, _id: 1 }).limit(50).lean());
});
app.get('/events/:id', async (req, res) => {
  res.json(await events.findOne({ _id: req.params.id }).lean());
});
serveReference(app);
