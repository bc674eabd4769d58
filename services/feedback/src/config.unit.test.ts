import { loadConfig } from '@portal/service-kit';
import { feedbackEnvironment } from './config';

const environment = { MONGO_URL: 'mongodb://127.0.0.1/', AUTH_KEYSET_URL: 'http://127.0.0.1/keys' };

describe('the secret that hides authors', () => {
  it('has no default, and may not be short', () => {
    expect(() => loadConfig(feedbackEnvironment, environment)).toThrow(/FEEDBACK_AUTHOR_KEY: must be a secret/);
    const short = { ...environment, FEEDBACK_AUTHOR_KEY: 'short' };
    expect(() => loadConfig(feedbackEnvironment, short)).toThrow(/FEEDBACK_AUTHOR_KEY/);
    const long = { ...environment, FEEDBACK_AUTHOR_KEY: 'x'.repeat(32) };
    expect(loadConfig(feedbackEnvironment, long).FEEDBACK_AUTHOR_KEY).toHaveLength(32);
  });
});
