/** Self-hosted sites often have no TLS, without which `navigator.clipboard` is missing. */
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

/** Copies a text and returns whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByEvent(text);
  }
}
