/** Where the text of an export goes. */
export interface ExportSink {
  readonly write: (text: string) => Promise<void>;
  /** Flushes what has been written. More can follow. */
  readonly flush: () => Promise<void>;
}

/** A file that the visitor picked; nothing of it is kept in memory. */
export function fileSink(handle: FileSystemFileHandle): ExportSink {
  let stream: FileSystemWritableFileStream | null = null;
  let size = 0;
  return {
    async write(text) {
      if (stream === null) {
        stream = await handle.createWritable({ keepExistingData: size > 0 });
        await stream.seek(size);
      }
      const bytes = new TextEncoder().encode(text);
      await stream.write(bytes);
      size += bytes.length;
    },
    async flush() {
      await stream?.close();
      stream = null;
    },
  };
}

/** A file that is downloaded when complete. Browsers move large blobs to disk. */
export function downloadSink(mime: string, save: (file: Blob) => void): ExportSink {
  const parts: Blob[] = [];
  return {
    write: (text) => {
      parts.push(new Blob([text]));
      return Promise.resolve();
    },
    flush: () => {
      if (parts.length > 0) save(new Blob(parts, { type: mime }));
      return Promise.resolve();
    },
  };
}
