import { type ErrorCode, FORM_OVERHEAD_BYTES, type Upload } from '@portal/contracts';
import type { Request, Response } from 'express';
import multer from 'multer';
import { DomainError } from '../errors';

/** A file as a browser sent it. Name and type are what the sender claims; decide by the bytes. */
export interface UploadedFile {
  bytes: Buffer;
  name: string;
  type: string;
}

const FIELDS = { fields: 5, parts: 6, files: 1, fieldSize: 8 * 1024, fieldNameSize: 100 };

/**
 * Reads the one file of a multipart body (RFC 7578) into memory; the other fields become `req.body`. A file
 * that is too large is refused by its announced length.
 */
export async function readUpload(upload: Upload, req: Request, res: Response): Promise<UploadedFile> {
  if (!req.is('multipart/form-data')) throw new DomainError('REQUEST.UNSUPPORTED_TYPE');
  if (Number(req.headers['content-length'] ?? 0) > upload.maxBytes + FORM_OVERHEAD_BYTES) {
    throw new DomainError(upload.tooLarge);
  }
  await parseForm(upload, req, res);
  if (!req.file) throw badField(upload.field, 'Please choose a file.');
  // Parsed fields have no prototype, which no schema expects.
  req.body = { ...(req.body as object) };
  const { buffer, originalname, mimetype } = req.file;
  return { bytes: buffer, name: originalname, type: mimetype };
}

async function parseForm({ field, maxBytes, tooLarge }: Upload, req: Request, res: Response): Promise<void> {
  const limits = { ...FIELDS, fileSize: maxBytes };
  // Browsers write names as UTF-8 (WHATWG HTML, multipart/form-data), which the parser would read as Latin-1.
  const parse = multer({ storage: intoOneBuffer(maxBytes), limits, defParamCharset: 'utf8' }).single(field);
  await new Promise<void>((resolve, reject) => {
    void parse(req, res, (error: unknown) => (error ? reject(refusalOf(error, { field, tooLarge })) : resolve()));
  });
}

/**
 * Keeps a file in one piece of memory from the beginning. The parser's own storage collects pieces and joins them, so that
 * for a moment it holds every file twice.
 */
function intoOneBuffer(maxBytes: number): multer.StorageEngine {
  return {
    _handleFile(req, file, done) {
      // What is not written to takes no memory yet, whatever length the sender announces.
      const buffer = Buffer.allocUnsafeSlow(Math.min(Number(req.headers['content-length'] ?? maxBytes), maxBytes));
      let size = 0;
      file.stream.on('data', (part: Buffer) => (size += part.copy(buffer, size)));
      file.stream.once('error', done);
      file.stream.once('end', () => done(null, { buffer: buffer.subarray(0, size), size }));
    },
    _removeFile(_req, _file, done) {
      done(null);
    },
  };
}

function refusalOf(error: unknown, { field, tooLarge }: { field: string; tooLarge: ErrorCode }): Error {
  if (!(error instanceof multer.MulterError)) return new DomainError('REQUEST.MALFORMED');
  if (error.code === 'LIMIT_FILE_SIZE') return new DomainError(tooLarge);
  if (error.code === 'LIMIT_FILE_COUNT') return badField(field, 'Please choose one file.');
  if (!error.field) return new DomainError('REQUEST.MALFORMED');
  if (error.field === field) return badField(field, 'Please choose one file.');
  const isFile = error.code === 'LIMIT_UNEXPECTED_FILE';
  return badField(error.field, isFile ? 'Unknown field.' : "This value isn't accepted.");
}

function badField(path: string, message: string): DomainError {
  return new DomainError('REQUEST.INVALID', { errors: [{ path, message }] });
}
