import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino';

/** A pino logger: JSON lines, secrets removed. */
export type Logger = PinoLogger;

const SECRETS = ['authorization', 'cookie', 'password', 'token', 'refreshToken', 'accessToken', 'link'];

/** A logger that writes JSON lines (to standard output by default) and never a credential. */
export function createLogger({
  name,
  level,
  destination,
}: {
  name: string;
  level: string;
  destination?: DestinationStream;
}): Logger {
  const options = {
    name,
    level,
    redact: {
      paths: [
        ...SECRETS.flatMap((secret) => [secret, `*.${secret}`, `*.*.${secret}`]),
        'req.headers.authorization',
        'req.headers.cookie',
        'res.headers["set-cookie"]',
        '*["set-cookie"]',
      ],
      remove: true,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
