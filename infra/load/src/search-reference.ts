import express from 'express';
import mongoose from 'mongoose';
import { fillSearch } from './sample-search';

/**
 * The bare reference for the search: Express and the driver alone, one read of as many entries as a full answer of ours
 * has, with the same fields, through the same index, on the same store, in a process of its own.
 */
const [mongoUrl = '', database = '', count = ''] = process.argv.slice(2);
const client = await new mongoose.mongo.MongoClient(mongoUrl).connect();
const entries = client.db(database).collection('search_entries');
await entries.createIndex({ terms: 1, kind: 1, key: 1, _id: 1 });
await fillSearch(mongoUrl, database, Number(count));

const app = express();
type Question = Record<'q' | 'limit', string>;
app.get<'/search', object, unknown, unknown, Question>('/search', async ({ query: { q, limit } }, response) => {
  const terms = q.toLowerCase();
  const found = entries.find({ terms }, { projection: { terms: 0 } }).sort({ kind: 1, key: 1, _id: 1 });
  response.json(await found.limit(Number(limit)).toArray());
});
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ ready: typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '' });
});
process.on('disconnect', () => process.exit(0));
