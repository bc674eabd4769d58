import { createServer } from 'node:net';

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is in use by another program, perhaps by a portal that runs already',
  EACCES: 'may not be used by this account',
};

/** Throws for all ports that cannot be listened on, with what to do. Call it before any other work of a start. */
export async function requireFreePorts(host: string, ports: Readonly<Record<string, number>>): Promise<void> {
  const problems: string[] = [];
  for (const [variable, port] of Object.entries(ports)) {
    const code = await whyTaken(host, port);
    if (code === null) continue;
    const reason = REASONS[code] ?? `cannot be used (${code})`;
    problems.push(`Port ${port} ${reason}. Stop that program, or choose another port with ${variable}.`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** The code of the error that listening gives; null where it works. */
function whyTaken(host: string, port: number): Promise<string | null> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => resolve(code));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
