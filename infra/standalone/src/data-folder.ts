import { join, resolve } from 'node:path';
import type { StandaloneConfig } from './config';

export type DataFolder = Pick<StandaloneConfig, 'PORTAL_DATA_DIR'>;

const inDataFolder = ({ PORTAL_DATA_DIR }: DataFolder, name: string) => join(resolve(PORTAL_DATA_DIR), name);

/** The files of the embedded store; a portal on a real MongoDB has none. */
export const storeFolder = (config: DataFolder) => inDataFolder(config, 'store');

/** The photos, unless PHOTO_DIR or a bucket is named. */
export const photoFolder = (config: DataFolder) => inDataFolder(config, 'photos');

/** Beside the store and not in it: a copy of the store alone does not lead to the authors of anonymous feedback. */
export const authorKeyFile = (config: DataFolder) => inDataFolder(config, 'feedback-author.key');

/** Where commands find the store of a running portal. */
export const storeRecordFile = (config: DataFolder) => inDataFolder(config, 'portal.json');
