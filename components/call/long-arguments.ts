import { CALL_FIELDS } from "@/lib/domain/call/call-fields";

/** The form of the page that posts arguments. */
export const LONG_ARGUMENTS = "long-arguments";

/** Opens that form with these arguments and the contract and method as typed. */
export function openLongArguments(texts: readonly string[]): void {
  const details = document.getElementById(LONG_ARGUMENTS);
  const form = details?.querySelector("form");
  if (!(details instanceof HTMLDetailsElement) || form == null) return;
  details.open = true;
  for (const name of [CALL_FIELDS.address, CALL_FIELDS.method]) {
    const typed = document.querySelector<HTMLInputElement>(`form[method=get] input[name="${name}"]`)?.value;
    const field = form.querySelector<HTMLInputElement>(`input[name="${name}"]:not([type=hidden])`);
    if (typed !== undefined && field !== null) field.value = typed;
  }
  const field = form.querySelector<HTMLTextAreaElement>(`textarea[name="${CALL_FIELDS.stack}"]`);
  if (field === null) return;
  field.value = texts.filter((text) => text.trim() !== "").join("\n");
  field.focus();
}
