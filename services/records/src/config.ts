import { authClientEnvironment, ConfigError, serviceEnvironment } from '@portal/service-kit';
import * as z from 'zod';

const httpAddress = z.url({ protocol: /^https?$/ });

const fields = z.object({
  ...serviceEnvironment,
  ...authClientEnvironment,
  PUBLIC_ORIGIN: z.url().default('http://localhost:8080'),
  PHOTO_DIR: z.string().min(1).default('./.data/photos'),
  S3_ENDPOINT: httpAddress.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  NODE_ENV: z.string().optional(),
  RECORDS_KEY_PASSPHRASE: z.string().min(16).optional(),
  RECORDS_REPLACE_LOST_KEYS: z.stringbool().default(false),
});

/** Environment of the records service; README.md explains each. */
export const recordsEnvironment = fields.superRefine(({ NODE_ENV, RECORDS_KEY_PASSPHRASE }, context) => {
  if (NODE_ENV !== 'production' || RECORDS_KEY_PASSPHRASE !== undefined) return;
  const message = 'is needed in production: it encrypts the keys that sign records in the store';
  context.addIssue({ code: 'custom', path: ['RECORDS_KEY_PASSPHRASE'], message });
});
export type RecordsConfig = Readonly<z.infer<typeof recordsEnvironment>>;

/** The bucket for photos; null when they are stored on disk. Throws when only some of its variables are set. */
export function bucketOf(config: RecordsConfig) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKeyId } = config;
  const { S3_REGION: region, S3_SECRET_KEY: secretAccessKey } = config;
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return null;
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  }
  throw new ConfigError('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY are needed together.');
}
