import { readFile } from 'node:fs/promises';
import { isDomainError } from '@portal/service-kit/errors';
import { createPictureDecoding } from '../src/files/picture-decoding.service';
import { createPhotoResizeService } from '../src/photos/photo-resize.service';
import { peakKilobytes } from './peak-memory';

/**
 * Run as a process of its own, because a peak of memory cannot be taken back: decodes the first file once to be warm,
 * then the second one several times at once, and prints how the memory grew and what came of it.
 */
const [warmUp = '', file = '', times = '1'] = process.argv.slice(2);
const decoding = createPhotoResizeService(createPictureDecoding());
await decoding.decode(await readFile(warmUp));
const bytes = await readFile(file);
const before = process.memoryUsage().rss;
const outcomes = await Promise.all(
  Array.from({ length: Number(times) }, () =>
    decoding.decode(bytes).then(
      () => 'decoded',
      (error: unknown) => (isDomainError(error) ? error.code : String(error)),
    ),
  ),
);
process.stdout.write(JSON.stringify({ outcomes, grewBy: (await peakKilobytes()) * 1024 - before }));
