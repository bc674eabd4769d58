/** Which of the documents that a query finds are wanted: only these, or all except these. */
export interface IdChoice {
  only?: readonly string[] | undefined;
  except?: readonly string[] | undefined;
}

/** The choice as a filter on stored documents; without one it leaves all. `only` decides where both are given. */
export function idFilterOf({ only, except = [] }: IdChoice): { _id?: object } {
  if (only) return { _id: { $in: [...only] } };
  return except.length > 0 ? { _id: { $nin: [...except] } } : {};
}
