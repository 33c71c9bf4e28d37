/** Where the text of an export goes. */
export interface ExportSink {
  readonly write: (text: string) => Promise<void>;
  /** What has been written so far is safe now. More of it can follow. */
  readonly keep: () => Promise<void>;
}

/** A file that somebody has chosen: nothing of it stays in memory. */
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
    async keep() {
      await stream?.close();
      stream = null;
    },
  };
}

/** A file that browsers download once it is there. Browsers keep parts that are large on their disk. */
export function downloadSink(mime: string, save: (file: Blob) => void): ExportSink {
  const parts: Blob[] = [];
  return {
    write: (text) => {
      parts.push(new Blob([text]));
      return Promise.resolve();
    },
    keep: () => {
      if (parts.length > 0) save(new Blob(parts, { type: mime }));
      return Promise.resolve();
    },
  };
}
