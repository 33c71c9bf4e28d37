/**
 * The two ends of a long identifier with an ellipsis between them: `EQAGsa…3FeK`. Text that would
 * not become shorter is returned as it is.
 */
export function middle(text: string, head = 6, tail = 6): string {
  if (text.length <= head + tail + 1) return text;
  return `${text.slice(0, head)}…${tail === 0 ? "" : text.slice(-tail)}`;
}
