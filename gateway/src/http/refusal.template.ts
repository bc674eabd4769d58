/** Served without the shell, which may be what is refused. Nothing in it comes from the request. */
export function refusalPage({ message, retryAfter }: { message: string; retryAfter: number | undefined }): string {
  const hint = retryAfter === undefined ? '' : `\n    <p>Try again in ${retryAfter} ${seconds(retryAfter)}.</p>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Portal</title>
  </head>
  <body>
    <h1>${message}</h1>${hint}
  </body>
</html>
`;
}

const seconds = (count: number) => (count === 1 ? 'second' : 'seconds');
