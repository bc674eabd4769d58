/** How a store means to answer a query: its scans and sorts from the outside in, and the first index they read. */
export interface QueryPlan {
  stages: string[];
  index: string | undefined;
}

/**
 * The plan of a find or an aggregation (MongoDB's `explain`); null from the server that `MONGO_URL` names where that has
 * no such command. The embedded store always explains.
 */
export async function planOf(query: {
  explain(verbosity: 'queryPlanner'): Promise<unknown>;
}): Promise<QueryPlan | null> {
  const explained = await query.explain('queryPlanner').catch((error: { code?: number }) => {
    if (error.code === 59 && !process.env.EMBEDDED_TEST_STORE) return null;
    throw error;
  });
  if (explained === null) return null;
  const text = JSON.stringify(explained);
  const named = (key: string) =>
    [...text.matchAll(new RegExp(`"${key}":"([^"]+)"`, 'g'))].flatMap(([, value]) => value ?? []);
  return { stages: named('stage').filter((stage) => /SCAN|SORT$/.test(stage)), index: named('indexName')[0] };
}
