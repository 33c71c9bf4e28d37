import type { RunningCode } from "./contract-report";

/** Why neither methods nor instructions can be shown. */
export function missingCodeText({ is }: RunningCode): string {
  return is === "unloaded" ? "The library with the code was not loaded." : "No code.";
}
