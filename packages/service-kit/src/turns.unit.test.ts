import { inTurns } from './turns';

const LONGER_THAN_A_TURN_MS = 12;

describe('things taken in turns', () => {
  it('come in order, and let others be served as often as a turn has gone by', async () => {
    const happened: string[] = [];
    setImmediate(() => happened.push('served'));
    for await (const thing of inTurns(['a', 'b', 'long', 'd'])) {
      if (thing === 'long') {
        setImmediate(() => happened.push('served'));
        const end = performance.now() + LONGER_THAN_A_TURN_MS;
        while (performance.now() < end) continue;
      }
      happened.push(thing);
    }
    expect(happened).toEqual(['served', 'a', 'b', 'long', 'served', 'd']);
  });
});
