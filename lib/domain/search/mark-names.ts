import { readDomainName } from "../../search/domain-name";
import { capitalized, suspicionOf } from "../../text/trust/trust-rules";
import type { Address } from "../../ton/address/address";
import { tokenMarks } from "../token/token-marks";
import type { FoundName } from "./name-report";

type Found<Kind extends FoundName["kind"]> = Extract<FoundName, { readonly kind: Kind }>;

/** A name as the explorer has seen it. */
export type MetName =
  | Omit<Found<"domain">, "doubt">
  | (Omit<Exclude<FoundName, Found<"domain">>, "doubt"> & { readonly isScam: boolean });

type MetThing = Exclude<MetName, { readonly kind: "domain" }>;

/** Adds what makes names suspicious; suspicious ones come last. */
export function markNames(met: readonly MetName[], coin: string): readonly FoundName[] {
  const jettons = met.flatMap((one) => (one.kind === "jetton" ? [{ ...one, master: one.address }] : []));
  const marks = tokenMarks(jettons, coin);
  const reasonOn = (master: Address) => {
    const mark = marks.get(master);
    return mark?.suspicious === true ? mark.reason : null;
  };
  const names = met.map((one): FoundName => {
    if (one.kind === "domain") return { ...one, doubt: domainDoubt(one.name) };
    const { isScam, ...name } = one;
    return { ...name, doubt: one.kind === "jetton" ? reasonOn(one.address) : doubtOf(name, isScam) };
  });
  return [...names.filter(({ doubt }) => doubt === null), ...names.filter(({ doubt }) => doubt !== null)];
}

function domainDoubt(name: string): string | null {
  const warning = readDomainName(name)?.warning ?? null;
  return warning === null ? null : capitalized(warning);
}

/** Names of accounts come from files, which are trusted. */
function doubtOf({ kind, symbol, name }: Omit<MetThing, "isScam">, isScam: boolean): string | null {
  const isNamedByFile = kind === "account";
  const texts = isNamedByFile ? [] : [symbol, name].filter((text) => text !== null);
  return suspicionOf({ kind: kind === "collection" ? kind : "item", texts, isScam })?.reason ?? null;
}
