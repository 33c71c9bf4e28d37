import { AddressLink } from "@/components/entity/address-link";
import { Amount } from "@/components/entity/amount";
import { Coins } from "@/components/entity/coins";
import { Count } from "@/components/entity/count";
import { HashText } from "@/components/entity/hash-text";
import { Name } from "@/components/entity/name";
import { Time } from "@/components/entity/time/time";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { isStandard, type Address } from "@/lib/ton/address/address";
import type { NamedValue, SingleValue, Value } from "@/lib/ton/bodies/value";
import { counted } from "@/lib/text/counted";

export interface BodyViewContext {
  readonly network: PageNetwork;
  /** The names of accounts on the page. */
  readonly nameOf: (address: Address) => string | undefined;
  /** Groups of fields are closed at first: for long structures. */
  readonly folds?: boolean;
}

interface ValueViewProps {
  readonly value: SingleValue;
  readonly name: NamedValue["name"];
  readonly context: BodyViewContext;
}

const MAX_TEXT_LENGTH = 2_000;
/** Amounts can have 37 digits in deeply nested fields. */
const WRAPS = "*:whitespace-normal";
/** The largest time of 32 bits means no expiry. */
const NO_EXPIRY = 2n ** 32n - 1n;

/** One value of a body. It is the sender's claim, not verified. */
export function ValueView({ value, name, context: { network, nameOf } }: ValueViewProps) {
  switch (value.is) {
    case "number":
      return value.value.toString();
    case "coins":
      return (
        <span className={WRAPS}>
          <Coins network={network} value={value.value} />
        </span>
      );
    case "units":
      return (
        <span className={WRAPS}>
          <Amount value={value.value} decimals={null} />
        </span>
      );
    case "time":
      return <TimeValue value={value.value} />;
    case "flag":
      return value.value ? "yes" : "no";
    case "address":
      return <PartyValue address={value.address} network={network} nameOf={nameOf} />;
    case "bits":
      return <HashText hash={value.hex} copy what={name} />;
    case "text":
      return (
        <>
          “<Name text={value.text} max={MAX_TEXT_LENGTH} />”
          {!value.whole && <span className="text-muted"> (truncated)</span>}
        </>
      );
    case "sealed":
      return (
        <>
          <Count value={value.bytes} /> bytes, which only its receiver can read
        </>
      );
    case "none":
      return <span className="text-muted">none</span>;
    case "cells":
      return <UnreadCells cells={value} />;
  }
}

function PartyValue({ address, network, nameOf }: BodyViewContext & { readonly address: Address | null }) {
  if (address === null) return <span className="text-muted">nobody</span>;
  if (!isStandard(address)) return <HashText hash={address} copy what="address" />;
  return <AddressLink network={network} address={address} name={nameOf(address)} />;
}

function TimeValue({ value }: { readonly value: bigint }) {
  if (value === NO_EXPIRY) return "never expires";
  return value > 0n && value < NO_EXPIRY ? <Time atMs={Number(value) * 1_000} detail /> : value.toString();
}

function UnreadCells({ cells: { hash, bits, refs } }: { readonly cells: Extract<Value, { is: "cells" }> }) {
  return (
    <span className="text-muted">
      {hash === null ? "cells" : "a cell"} of {counted(bits, "bit")} and {counted(refs, "reference")}, not
      read
      {hash !== null && (
        <>
          {" "}
          <HashText hash={hash} copy what="hash of the cell" />
        </>
      )}
    </span>
  );
}
