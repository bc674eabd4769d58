import { loadConfig } from '@portal/service-kit';
import { bucketOf, recordsEnvironment } from './config';

const needed = { MONGO_URL: 'mongodb://127.0.0.1/', AUTH_KEYSET_URL: 'http://auth:3000/auth/.well-known/jwks.json' };
const configOf = (env: NodeJS.ProcessEnv = {}) => loadConfig(recordsEnvironment, { ...needed, ...env });
const bucket = {
  S3_ENDPOINT: 'https://s3.example.edu',
  S3_BUCKET: 'photos',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
};

describe('the configuration of records', () => {
  it('keeps photos in a folder, or in a bucket that is described whole', () => {
    expect(bucketOf(configOf())).toBeNull();
    expect(bucketOf(configOf(bucket))).toMatchObject({ bucket: 'photos', region: 'us-east-1' });
    for (const name of Object.keys(bucket)) {
      expect(() => bucketOf(configOf({ ...bucket, [name]: undefined }))).toThrow(/are needed together/);
    }
  });

  it('names the passphrase of the keys that sign records, which production needs', () => {
    expect(recordsEnvironment.safeParse({ ...needed, NODE_ENV: 'production' }).error?.issues).toEqual([
      expect.objectContaining({ path: ['RECORDS_KEY_PASSPHRASE'] }),
    ]);
    expect(configOf({ NODE_ENV: 'production', RECORDS_KEY_PASSPHRASE: 'a passphrase of the tests' })).toBeDefined();
  });
});
