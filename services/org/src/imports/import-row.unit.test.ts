import { faultsOf, type Row } from './import-row.domain';

const rows: Row[] = Array.from({ length: 5_000 }, (_, index) => ({ line: index + 2, cells: {} }));

describe('the rows of the largest file', () => {
  it('are planned in their order, and others are served after each hundred', async () => {
    const planned: number[] = [];
    const servedAfter: number[] = [];
    const serve = () => {
      servedAfter.push(planned.length);
      if (planned.length < rows.length) setImmediate(serve);
    };
    setImmediate(serve);
    await faultsOf(rows, { fields: {}, fieldOfError: {} }, ({ line }) => planned.push(line));
    expect(planned).toEqual(rows.map(({ line }) => line));
    expect(servedAfter).toEqual(rows.flatMap((_, index) => (index % 100 === 0 ? [index] : [])));
  });
});
