import type { EXPORT_FORMATS } from "@/lib/domain/export/export-format";
import { downloadSink, fileSink, type ExportSink } from "@/lib/domain/export/export-sink";

declare global {
  interface Window {
    /** Missing in some browsers. */
    readonly showSaveFilePicker?: (options: {
      readonly suggestedName: string;
    }) => Promise<FileSystemFileHandle>;
  }
}

type Format = (typeof EXPORT_FORMATS)[keyof typeof EXPORT_FORMATS];

/** Opens the chosen file, or a download where browsers have no picker. Null if the visitor cancels. */
export async function openFile(stem: string, { extension, mime }: Format): Promise<ExportSink | null> {
  const name = `${stem}.${extension}`;
  if (window.showSaveFilePicker === undefined) return downloadSink(mime, (file) => download(file, name));
  try {
    return fileSink(await window.showSaveFilePicker({ suggestedName: name }));
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") return null;
    return downloadSink(mime, (file) => download(file, name));
  }
}

/** How long a browser may take to start the download. */
const KEPT_MS = 60_000;

export function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
