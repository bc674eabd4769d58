import { calls, isInternal } from '@portal/contracts';
import { browserCallTable } from './browser-call-table';

describe('the call table in the browser', () => {
  it('knows every call but those between services, where it is, who may make it and what it emits, and carries no schema', async () => {
    const source = `data:text/javascript,${encodeURIComponent(browserCallTable)}`;
    const plain = (await import(source)) as { calls: Record<string, object>; callTable: object[] };
    expect(Object.keys(plain.calls)).toEqual(
      Object.values(calls).flatMap((call) => (isInternal(call) ? [] : [call.name])),
    );
    expect(plain.calls['login']).toEqual(expect.objectContaining({ method: 'POST', path: '/auth/login' }));
    expect(plain.calls['createEvent']).toHaveProperty('who', calls.createEvent.who);
    expect(plain.calls['createEvent']).toHaveProperty('emits', calls.createEvent.emits);
    expect(plain.calls['readEvent']).toHaveProperty('emits', []);
    expect(plain.callTable[0]).not.toHaveProperty('answer');
  });

  it('knows of each call whether its answer is a secret, which is not kept in memory', async () => {
    const source = `data:text/javascript,${encodeURIComponent(browserCallTable)}`;
    const plain = (await import(source)) as { calls: Record<string, { answersSecret?: boolean }> };
    const secret = Object.values(calls).filter(({ answersSecret }) => answersSecret);
    expect(secret.length).toBeGreaterThan(0);
    for (const { name } of secret) expect(plain.calls[name]?.answersSecret).toBe(true);
  });
});
