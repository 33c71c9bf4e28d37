"use client";

import type { ReactNode } from "react";
import { useDecoding } from "@/components/decode/use-decoding";
import { useOwnAbi } from "@/components/interface/use-own-abi";
import { changedFields } from "@/lib/domain/rerun/changed-fields";
import type { StateChange } from "@/lib/domain/rerun/rerun-report";
import type { OpenAbi } from "@/lib/domain/interface/open-abis";
import { readAbiData } from "@/lib/ton/abi/read-abi-body";
import type { Address } from "@/lib/ton/address/address";
import type { NamedValue } from "@/lib/ton/bodies/value";
import type { Result } from "@/lib/toncenter/error";
import type { DecodeReport } from "@/lib/domain/decode/decode-report";
import { ChangedFieldTable } from "./changed-field-table";

/** Values of the data that are compared. */
const MOST_VALUES = 500;

export interface PrivateChangesProps {
  readonly network: string;
  readonly account: Address;
  readonly bags: NonNullable<StateChange["bags"]>;
  /** Shown above it if nothing else of the data is shown. */
  readonly heading: ReactNode;
}

/**
 * What changed in the data of a contract, as the visitor's own interface reads it; nothing if it cannot read the
 * data.
 */
export function PrivateChanges({ network, account, bags, heading }: PrivateChangesProps) {
  const open = useOwnAbi(network, account);
  return open === null || open.abi.data.length === 0 ? null : (
    <ReadChanges open={open} bags={bags} heading={heading} />
  );
}

function ReadChanges({
  open: { kept, abi },
  bags,
  heading,
}: Pick<PrivateChangesProps, "bags" | "heading"> & { readonly open: OpenAbi }) {
  const [before, after] = [useDecoding(bags.before), useDecoding(bags.after)];
  const fieldsIn = (decoded: Result<DecodeReport> | null): readonly NamedValue[] | null => {
    const reading = decoded?.ok === true ? decoded.value.items[0]?.readings[0] : undefined;
    if (reading?.is !== "bag") return null;
    return readAbiData(abi, reading.graph, reading.graph.roots[0] ?? 0, MOST_VALUES)?.fields ?? null;
  };
  const [was, is] = [bags.before === null ? [] : fieldsIn(before), fieldsIn(after)];
  if (was === null || is === null) return null;
  const changes = changedFields(was, is);
  return (
    <div className="mb-3">
      {heading}
      {changes.length === 0 ? (
        <p className="text-muted">No field changed.</p>
      ) : (
        <ChangedFieldTable caption="Changed fields of the data, by your ABI" fields={changes} />
      )}
      <p className="mt-1 text-xs text-muted">Decoded with your ABI “{kept.name}”.</p>
    </div>
  );
}
