import { errorCatalogue, statusOf, type ErrorCode } from '@portal/contracts';
import { DomainError, isDomainError } from './errors';

describe('errors', () => {
  it('say what the catalogue says, with the details filled in', () => {
    expect(new DomainError('AUTH.WRONG_DOMAIN', { domain: 'example.edu' }).message).toBe(
      'Please use an @example.edu email address.',
    );
  });

  it('say another text when one is given', () => {
    expect(new DomainError('REQUEST.INVALID', { message: 'No.' }).message).toBe('No.');
  });

  it('have a status for every code', () => {
    for (const code of Object.keys(errorCatalogue) as ErrorCode[]) {
      expect([400, 401, 403, 404, 409, 413, 415, 429, 500, 503]).toContain(statusOf(code));
    }
  });

  it('differ by their code', () => {
    const error: unknown = new DomainError('SYSTEM.BUSY');
    expect(isDomainError(error, 'SYSTEM.BUSY')).toBe(true);
    expect(isDomainError(error, 'SYSTEM.UNAVAILABLE')).toBe(false);
    expect(isDomainError(new Error('other'))).toBe(false);
  });
});
