/**
 * For a form that was refused: leads to the first wrong field in the order in which the page shows them. A form library
 * goes by the order in which its fields appeared, which is another one where some appear late.
 */
export function goToFirst<Name extends string>(inOrder: readonly Name[], setFocus: (name: Name) => void) {
  return (errors: Readonly<Partial<Record<Name, unknown>>>): void => {
    const first = inOrder.find((name) => errors[name] !== undefined);
    if (first !== undefined) setFocus(first);
  };
}
