import { act } from '@testing-library/react';

interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/** Catches the files that pages save in the tests of a block; call it once there. */
export function savedFiles(): () => Promise<readonly SavedFile[]> {
  const blobs: Blob[] = [];
  const names: string[] = [];
  beforeEach(() => {
    blobs.length = names.length = 0;
    jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
    jest.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keepName(this: HTMLAnchorElement) {
      names.push(this.download);
    });
  });
  afterEach(() => jest.restoreAllMocks());
  // While a file is read, answers may still come and change the page.
  return () =>
    act(() => Promise.all(blobs.map(async (blob, index) => ({ name: names[index] ?? '', text: await blob.text() }))));
}
