import { inTurns } from './turns';

describe('things taken in turns', () => {
  it('come in order, and let others be served after each batch', async () => {
    const happened: string[] = [];
    setImmediate(() => happened.push('served'));
    for await (const thing of inTurns(['a', 'b', 'c'], 2)) {
      if (thing === 'b') setImmediate(() => happened.push('served'));
      happened.push(thing);
    }
    expect(happened).toEqual(['served', 'a', 'b', 'served', 'c']);
  });
});
