import { calls } from '@portal/contracts';
import { plainCallsModule } from './plain-calls';

describe('the call table in the browser', () => {
  it('knows every call, where it is and who may make it, and carries no schema', async () => {
    const source = `data:text/javascript,${encodeURIComponent(plainCallsModule)}`;
    const plain = (await import(source)) as { calls: Record<string, object>; callTable: object[] };
    expect(Object.keys(plain.calls)).toEqual(Object.keys(calls));
    expect(plain.calls['login']).toEqual(expect.objectContaining({ method: 'POST', path: '/auth/login' }));
    expect(plain.calls['createEvent']).toHaveProperty('who', calls.createEvent.who);
    expect(plain.callTable[0]).not.toHaveProperty('answer');
  });
});
