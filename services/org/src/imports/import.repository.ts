import type mongoose from 'mongoose';
import type { Session, Store } from '@portal/service-kit';
import type { Import } from './import.domain';
import { importModel, importStepModel, type ImportDocument, type ImportStep } from './import.model';

export type ImportRepository = ReturnType<typeof createImportRepository>;

export function createImportRepository({ connection }: Pick<Store, 'connection'>) {
  const imports = importModel(connection);
  const steps = importStepModel(connection);

  async function add({ id, ...uploaded }: Import, session: Session): Promise<void> {
    await imports.create([{ ...uploaded, _id: id }], { session });
  }

  async function find(id: string, session: Session | null = null): Promise<Import | null> {
    const found = await imports
      .findById(id)
      .session(session)
      .lean<Omit<ImportDocument, 'file'> & { file: mongoose.mongo.Binary }>();
    if (!found) return null;
    const { _id, file, applied, ...rest } = found;
    return { ...rest, id: _id, applied: applied ?? null, file: Buffer.from(file.buffer) };
  }

  /** Without its file. */
  async function findState(id: string): Promise<Omit<Import, 'file'> | null> {
    const found = await imports.findById(id, { file: 0 }).lean<Omit<ImportDocument, 'file'>>();
    if (!found) return null;
    const { _id, applied, ...rest } = found;
    return { ...rest, id: _id, applied: applied ?? null };
  }

  /** The next version, checked with this match. */
  async function recordCheck(
    id: string,
    { match, check }: Pick<Import, 'match' | 'check'>,
    session: Session,
  ): Promise<void> {
    await imports.updateOne({ _id: id }, { $set: { match, check }, $inc: { version: 1 } }, { session });
  }

  /** The file is not needed any more. */
  async function recordApplied(
    id: string,
    result: Pick<Import, 'applied' | 'expiresAt'>,
    session: Session,
  ): Promise<void> {
    await imports.updateOne({ _id: id }, { $set: { ...result, file: Buffer.alloc(0) } }, { session });
  }

  /** Removes all but the newest files of a person that were not imported. */
  async function removeUploads(ownerId: string, { keep }: { keep: number }, session: Session): Promise<void> {
    const older = await imports
      .find({ ownerId, applied: null }, { _id: 1 })
      .sort({ _id: -1 })
      .skip(keep)
      .session(session)
      .lean();
    if (older.length > 0) await imports.deleteMany({ _id: { $in: older.map(({ _id }) => _id) } }, { session });
  }

  /** Earlier builds stored what was applied as `taken`. */
  async function renameTaken(): Promise<void> {
    const former = imports.collection.find({ taken: { $exists: true } }, { projection: { taken: 1 } });
    for await (const { _id, taken } of former) {
      await imports.collection.updateOne({ _id }, { $set: { applied: taken as unknown }, $unset: { taken: true } });
    }
  }

  async function recordStep(step: ImportStep): Promise<void> {
    await steps.replaceOne({ _id: step._id }, step, { upsert: true });
  }

  async function endSteps(id: string): Promise<void> {
    await steps.deleteOne({ _id: id });
  }

  async function findStep(id: string): Promise<ImportStep | null> {
    return steps.findById(id).lean<ImportStep>();
  }

  return {
    add,
    find,
    findState,
    recordCheck,
    recordApplied,
    removeUploads,
    renameTaken,
    recordStep,
    endSteps,
    findStep,
  };
}
