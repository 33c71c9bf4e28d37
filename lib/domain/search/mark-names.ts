import type { Address } from "../../ton/address/address";
import { tokenMarks } from "../token/token-marks";
import type { FoundName } from "./name-report";

/** A name as it was met. */
export type MetName =
  | { readonly kind: "domain"; readonly name: string }
  | {
      readonly kind: "jetton" | "collection";
      readonly address: Address;
      readonly symbol: string | null;
      readonly name: string | null;
      readonly isScam: boolean;
    };

/** With what makes them suspicious; suspicious ones come last. */
export function markNames(met: readonly MetName[], coin: string): readonly FoundName[] {
  const jettons = met.flatMap((one) => (one.kind === "jetton" ? [{ ...one, master: one.address }] : []));
  const marks = tokenMarks(jettons, coin);
  const names = met.map((one): FoundName => {
    if (one.kind === "domain") return one;
    const { isScam, ...name } = one;
    const mark = marks.get(one.address);
    const reported = isScam ? "Reported as scam" : null;
    return { ...name, doubt: mark?.suspicious === true ? mark.reason : reported };
  });
  const isDoubtful = (name: FoundName) => name.kind !== "domain" && name.doubt !== null;
  return [...names.filter((name) => !isDoubtful(name)), ...names.filter(isDoubtful)];
}
