/** Stores files that people uploaded, under names of our own. Reading a missing file answers null, and removing one does nothing. */
export interface FileStorage {
  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  read(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
}
