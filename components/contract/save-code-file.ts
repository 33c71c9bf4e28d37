/** Downloads a file. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>): void {
  const type = typeof content === "string" ? "text/plain" : "application/octet-stream";
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has started by the end of the click.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
