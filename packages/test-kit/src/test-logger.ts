import { Writable } from 'node:stream';
import { createLogger, type Logger } from '@portal/service-kit';

/** One line of a service's log. */
export interface LogLine {
  level: number;
  msg?: string;
  err?: { message?: string; stack?: string };
  [field: string]: unknown;
}

/** A logger that keeps its lines. */
export interface TestLogger {
  logger: Logger;
  lines: LogLine[];
  /** Lines that say something failed which nobody meant to refuse. */
  errors(): LogLine[];
}

const ERROR_LEVEL = 50;

/** Keeps every line instead of printing it, so that a test can read them and a fault does not pass unseen. */
export function createTestLogger(name: string): TestLogger {
  const lines: LogLine[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as LogLine);
      done();
    },
  });
  const logger = createLogger({ name, level: 'debug', destination });
  return { logger, lines, errors: () => lines.filter(({ level }) => level >= ERROR_LEVEL) };
}
