import { createTotals } from './domain';

describe('the total of a list', () => {
  let time = 0;
  const totals = () => createTotals({ now: () => new Date(time), lifetimeMs: 1_000 });

  it('is counted once a moment for each selection', async () => {
    const remembered = totals();
    let counted = 0;
    const count = async () => (counted += 1);
    expect(await remembered.of({ status: 'planned' }, count)).toBe(1);
    expect(await remembered.of({ status: 'planned' }, count)).toBe(1);
    expect(await remembered.of({ status: 'ongoing' }, count)).toBe(2);
    time += 1_000;
    expect(await remembered.of({ status: 'planned' }, count)).toBe(3);
  });

  it('is counted anew after a write', async () => {
    const remembered = totals();
    await remembered.of({}, async () => 1);
    remembered.forget();
    expect(await remembered.of({}, async () => 2)).toBe(2);
  });

  it('is not kept when somebody wrote while it was counted', async () => {
    const remembered = totals();
    await remembered.of({}, async () => {
      remembered.forget();
      return 1;
    });
    expect(await remembered.of({}, async () => 2)).toBe(2);
  });
});
