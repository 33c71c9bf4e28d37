/** A site of one's own is often reached without TLS, where browsers know no `navigator.clipboard`. */
function copyByEvent(text: string): boolean {
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
  };
  document.addEventListener("copy", fill, { once: true });
  const done = document.execCommand("copy");
  document.removeEventListener("copy", fill);
  return done;
}

/** Puts a text on the clipboard and says whether that went well. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByEvent(text);
  }
}
