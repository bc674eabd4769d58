/** Joins the class names that are set; what is false, undefined or empty is left out. */
export function classNames(...names: readonly (string | false | undefined | null)[]): string {
  return names.filter(Boolean).join(' ');
}
