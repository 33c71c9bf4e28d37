"use client";

import { useState } from "react";
import { ErrorNotice } from "@/components/error/error-notice";
import { abiOf, openAbis } from "@/lib/domain/interface/open-abis";
import { abiNameOf, MAX_ABIS, type PrivateAbi } from "@/lib/domain/interface/private-abi";
import { privateAbis } from "@/lib/domain/interface/private-abis-store";
import type { StoreResult } from "@/lib/domain/private/private-store";
import { usePrivateAbis } from "@/lib/query/use-private-abis";
import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import { badInput } from "@/lib/toncenter/error";
import { AbiForm, type GivenAbi } from "./abi-form";
import { InterfaceSummary } from "./interface-summary";
import { KeptInterfaces } from "./kept-interfaces";

export interface InterfacePanelProps {
  /** The id of the network. */
  readonly network: string;
  readonly account: Address;
  /** Null if the code is unknown. */
  readonly codeHash: Hash | null;
}

const REFUSED: Readonly<Record<Exclude<StoreResult, "kept">, string>> = {
  "too-many": `The limit is ${MAX_ABIS} interfaces. Remove one first.`,
  forbidden: "Browser storage is full or disabled.",
};

/** Adds the visitor's own interface to a contract, or to all with its code. Stored in this browser. */
export function InterfacePanel({ network, account, codeHash }: InterfacePanelProps) {
  const kept = usePrivateAbis(network);
  const [problem, setProblem] = useState<string | null>(null);
  const used = abiOf(openAbis(kept), account, codeHash);
  const keep = (abi: PrivateAbi) => {
    const result = privateAbis.put(network, abi);
    setProblem(result === "kept" ? null : REFUSED[result]);
  };
  return (
    <div className="mt-2 grid grid-cols-1 gap-4">
      {used !== null && <InterfaceSummary open={used} />}
      <InterfaceForm
        account={account}
        codeHash={codeHash}
        onProblem={setProblem}
        onAdd={(abi) => {
          const before = kept.find(({ name }) => name === abi.name);
          keep(before === undefined ? abi : merged(before, abi));
        }}
      />
      <div aria-live="polite">
        {problem !== null && <ErrorNotice error={badInput(problem, "interface")} />}
      </div>
      {kept.length > 0 && (
        <KeptInterfaces
          abis={kept}
          account={account}
          codeHash={codeHash}
          onChange={keep}
          onRemove={(name) => privateAbis.remove(network, name)}
        />
      )}
    </div>
  );
}

/** A new file of the same name applies to the same contracts. */
function merged(before: PrivateAbi, abi: PrivateAbi): PrivateAbi {
  return {
    ...abi,
    addresses: [...new Set([...before.addresses, ...abi.addresses])],
    codeHashes: [...new Set([...before.codeHashes, ...abi.codeHashes])],
  };
}

interface InterfaceFormProps extends Pick<InterfacePanelProps, "account" | "codeHash"> {
  readonly onAdd: (abi: PrivateAbi) => void;
  readonly onProblem: (problem: string | null) => void;
}

function InterfaceForm({ account, codeHash, onAdd, onProblem }: InterfaceFormProps) {
  const [isForCode, setForCode] = useState(codeHash !== null);
  const add = (given: GivenAbi | string) => {
    if (typeof given === "string") return onProblem(given);
    onProblem(null);
    const { abi, fileName, text } = given;
    const forCode = isForCode && codeHash !== null;
    onAdd({
      name: abiNameOf(abi.name ?? fileName ?? abi.messages[0]?.name ?? ""),
      text,
      addresses: forCode ? [] : [account],
      codeHashes: forCode ? [codeHash] : [],
    });
  };
  return (
    <AbiForm
      label="Tact ABI, Tolk ABI or TL-B"
      placeholder="transfer#0f8a7ea5 query_id:uint64 amount:Coins = Message;"
      action="Save"
      onGiven={add}
      before={
        <>
          <p className="max-w-prose text-muted">
            Names operations, fields, methods and exit codes of the contract on every page. Kept in this
            browser only.
          </p>
          {codeHash !== null && (
            <label className="flex items-center gap-2">
              <input
                type="checkbox"
                checked={isForCode}
                onChange={({ target }) => setForCode(target.checked)}
              />
              For all contracts with this code
            </label>
          )}
        </>
      }
    />
  );
}
