/** What figures need of a query (useQuery): its answer, and whether and when it came. */
export interface FigureQuery<Data = unknown> {
  readonly data: Data | undefined;
  readonly dataUpdatedAt: number;
  /** How often it failed; stays while it is tried again. */
  readonly errorUpdateCount: number;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}
