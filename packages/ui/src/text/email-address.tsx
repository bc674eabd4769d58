import { Fragment } from 'react';

/** An email address that breaks before its @ and its dots where it is longer than the line, and not inside a word. */
export function EmailAddress({ children }: { readonly children: string }) {
  return [...children.matchAll(/[@.]?[^@.]+|[@.]/g)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
