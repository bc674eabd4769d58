import { runInRequest } from '../request-context';
import { createKeyedMutex } from './keyed-mutex';

describe('work in turns', () => {
  it('on one thing is done one after the other, in the order in which it came', async () => {
    const turns = createKeyedMutex();
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} begins`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      return name;
    };
    const answers = await Promise.all(['first', 'second', 'third'].map((name) => turns('event', work(name))));
    expect(answers).toEqual(['first', 'second', 'third']);
    expect(steps).toEqual(answers.flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('on different things does not wait', async () => {
    const turns = createKeyedMutex();
    const never = new Promise<never>(() => undefined);
    void turns('one', () => never);
    await expect(turns('other', async () => 'done')).resolves.toBe('done');
  });

  it('goes on after work that failed', async () => {
    const turns = createKeyedMutex();
    const failed = turns('event', async () => Promise.reject(new Error('no')));
    const next = turns('event', async () => 'done');
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('done');
  });
});

describe('a turn of a request', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const inRequest = <T>(answerWithinMs: number, work: () => Promise<T>) =>
    runInRequest({ requestId: 'request-01', answerBy: performance.now() + answerWithinMs }, work);
  const lasting = (milliseconds: number) => () =>
    new Promise<string>((resolve) => setTimeout(resolve, milliseconds, 'done'));
  const busy = { code: 'SYSTEM.BUSY', details: { retryAfter: expect.any(Number) } };

  it('that has not come in time is given up, and its work is never done', async () => {
    const turns = createKeyedMutex();
    const held = turns('event', lasting(2_000));
    const work = jest.fn(async () => 'done');
    const waiting = inRequest(1_000, () => turns('event', work)).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await waiting).toMatchObject(busy);
    await jest.advanceTimersByTimeAsync(1_000);
    await held;
    await expect(turns('event', async () => 'next')).resolves.toBe('next');
    expect(work).not.toHaveBeenCalled();
  });

  it('is not given up once its work has begun', async () => {
    const turns = createKeyedMutex();
    const answer = inRequest(1_000, () => turns('event', lasting(3_000)));
    await jest.advanceTimersByTimeAsync(3_000);
    await expect(answer).resolves.toBe('done');
  });

  it('is refused at once when the queue is too long, by how long the last turns took', async () => {
    const turns = createKeyedMutex();
    const first = turns('event', lasting(1_000));
    await jest.advanceTimersByTimeAsync(1_000);
    await first;
    const queued = Array.from({ length: 10 }, () => turns('event', lasting(1_000)));
    const refused = inRequest(1_500, () => turns('event', lasting(0)));
    await expect(refused).rejects.toMatchObject(busy);
    await expect(inRequest(1_500, () => turns('other event', async () => 'done'))).resolves.toBe('done');
    await jest.advanceTimersByTimeAsync(10_000);
    await Promise.all(queued);
  });
});
