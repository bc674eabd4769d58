import { createLogger } from './logger';

describe('the log', () => {
  it('never holds a password, token, link or cookie', () => {
    const lines: string[] = [];
    const logger = createLogger({
      name: 'test',
      level: 'info',
      destination: { write: (line) => void lines.push(line) },
    });
    logger.info({
      password: 'hidden',
      body: { password: 'hidden', token: 'hidden', link: 'hidden' },
      req: { headers: { authorization: 'hidden', cookie: 'hidden' } },
      res: { headers: { 'set-cookie': 'hidden' } },
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('hidden');
  });
});
