import type { ServiceAccess } from './service-access';

/** `repair-store` */
export async function repairStore(services: ServiceAccess): Promise<string> {
  const repaired = services.repairStore();
  if (!repaired) return 'The journal is not damaged; nothing was changed.';
  const { keptRecords, lostBytes, damagedFile } = repaired;
  return [
    `The portal has its first ${keptRecords} commits again. ${lostBytes} bytes of later ones are lost.`,
    `The damaged journal is kept as ${damagedFile}.`,
  ].join('\n');
}
