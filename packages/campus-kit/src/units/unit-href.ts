/** The page of a unit, which everyone signed in may open. */
export const unitHref = (unitId: string) => `/units/${encodeURIComponent(unitId)}`;
