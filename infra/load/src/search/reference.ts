import express from 'express';
import mongoose from 'mongoose';
import { insertDocuments } from '../benchmark-store';
import { serveReference } from '../reference-server';
import { storedEntryOf } from './stored-entries';

/**
 * The bare reference for the search: Express and the driver alone, one read of as many entries as a full answer of ours
 * has, with the same fields, through the same index, on the same store, in a process of its own.
 */
const [mongoUrl = '', database = '', count = ''] = process.argv.slice(2);
const client = await new mongoose.mongo.MongoClient(mongoUrl).connect();
const entries = client.db(database).collection('search_entries');
await entries.createIndex({ terms: 1, kind: 1, key: 1, _id: 1 });
const target = { url: mongoUrl, database, collection: 'search_entries' };
await insertDocuments(target, Number(count), storedEntryOf(Number(count)));

const app = express();
type Query = Record<'q' | 'limit', string>;
app.get<'/search', object, unknown, unknown, Query>('/search', async ({ query: { q, limit } }, res) => {
  const terms = q.toLowerCase();
  const found = entries.find({ terms }, { projection: { terms: 0 } }).sort({ kind: 1, key: 1, _id: 1 });
  res.json(await found.limit(Number(limit)).toArray());
});
serveReference(app);
