import type { FigureQuery } from '@portal/web-kit/figures';

/** The queries of one figure as one: known when all are, as old as the oldest, and tried again where one failed. */
export function joinedQuery(queries: readonly FigureQuery[]): FigureQuery {
  return {
    data: queries.every(({ data }) => data !== undefined) || undefined,
    dataUpdatedAt: Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    errorUpdateCount: Math.max(...queries.map(({ errorUpdateCount }) => errorUpdateCount)),
    isError: queries.some(({ isError }) => isError),
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(queries.filter(({ isError }) => isError).map((query) => query.refetch())),
  };
}
