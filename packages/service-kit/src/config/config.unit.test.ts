import * as z from 'zod';
import { authAddress, authClientEnvironment, loadConfig, loadSettings, serviceEnvironment } from './config';

const complete = { MONGO_URL: 'mongodb://store/', AUTH_KEYSET_URL: 'http://auth/keys' };

describe('the environment of a service', () => {
  it('is read once, with defaults, into something nobody can change', () => {
    const config = loadConfig(z.object(serviceEnvironment), { ...complete, PORT: '4000' });
    expect(config).toMatchObject({ PORT: 4000, HOST: '127.0.0.1', AUTH_REQUIRE_CONFIRMED_EMAIL: true });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('reports every bad variable at once, and never a value', () => {
    const load = () => loadConfig(z.object(serviceEnvironment), { MONGO_URL: 'secret-host', PORT: 'many' });
    expect(load).toThrow(/MONGO_URL[^]*AUTH_KEYSET_URL|AUTH_KEYSET_URL[^]*MONGO_URL/);
    expect(load).toThrow(/PORT/);
    expect(load).not.toThrow(/secret-host/);
  });

  it('finds auth where its keys are, unless it says where', () => {
    const configOf = (env: NodeJS.ProcessEnv = {}) =>
      loadConfig(z.object({ ...serviceEnvironment, ...authClientEnvironment }), { ...complete, ...env });
    expect(authAddress(configOf())).toBe('http://auth');
    expect(authAddress(configOf({ AUTH_URL: 'http://127.0.0.1:4001' }))).toBe('http://127.0.0.1:4001');
  });

  it('takes the default institute when no file is named', async () => {
    expect(await loadSettings()).toMatchObject({ emailDomain: 'example.edu' });
  });
});
