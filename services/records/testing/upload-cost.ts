import { createInterface } from 'node:readline/promises';
import { mintToken } from '@portal/test-kit';
import { onboardedPerson, startRecords } from './running-records';
import { peakKilobytes } from './peak-memory';

/**
 * Records as a process of its own, because a peak of memory cannot be taken back: prints where it listens and how to
 * call it, and for each line that it is sent by how much the memory has grown since the first of them.
 */
const records = await startRecords();
const person = await onboardedPerson(records);
const token = mintToken(person, records.clock);
process.stdout.write(`${JSON.stringify({ url: records.url, token })}\n`);
let before = 0;
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'stop') break;
  if (line === 'begin') before = process.memoryUsage().rss;
  process.stdout.write(`${JSON.stringify({ grewBy: (await peakKilobytes()) * 1024 - before })}\n`);
}
await records.stop();
process.exit(0);
