declare module 'fs-native-extensions' {
  /** Locks bytes of an open file for this descriptor, or answers false when another one holds them. */
  export function tryLock(file: number, offset: number, length: number): boolean;
}
