"use client";

import { useId, useState, type SubmitEvent } from "react";
import { ErrorNotice } from "@/components/error/error-notice";
import { BUTTON_CLASS } from "@/components/ui/button-class";
import { FIELD_CLASS } from "@/components/ui/filter-fields";
import { abiOf, openAbis } from "@/lib/domain/private/open-abis";
import { abiNameOf, MAX_ABIS, type PrivateAbi } from "@/lib/domain/private/private-abi";
import { privateAbis } from "@/lib/domain/private/private-abis-store";
import type { StoreResult } from "@/lib/domain/private/private-store";
import { usePrivateAbis } from "@/lib/query/use-private-abis";
import { ABI_LIMITS } from "@/lib/ton/abi/contract-abi";
import { tryContractAbi } from "@/lib/ton/abi/read-contract-abi";
import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import { badInput } from "@/lib/toncenter/error";
import { FileInput } from "./file-input";
import { InterfaceSummary } from "./interface-summary";
import { KeptInterfaces } from "./kept-interfaces";

export interface InterfacePanelProps {
  /** The id of the network. */
  readonly network: string;
  readonly account: Address;
  /** Null where the code is not known. */
  readonly codeHash: Hash | null;
}

const REFUSED: Readonly<Record<Exclude<StoreResult, "kept">, string>> = {
  "too-many": `The limit is ${MAX_ABIS} interfaces. Remove one first.`,
  forbidden: "Browser storage is full or disabled.",
};

/** Adds the visitor's own interface to a contract, or to all with its code. Kept in this browser. */
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

/** A new file of the same name is for the same contracts, too. */
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
  const id = useId();
  const [isForCode, setForCode] = useState(codeHash !== null);
  const add = (fileName: string | null, text: string) => {
    const abi = tryContractAbi(text);
    if (typeof abi === "string") return onProblem(`Not recognized: ${abi}.`);
    onProblem(null);
    const forCode = isForCode && codeHash !== null;
    onAdd({
      name: abiNameOf(abi.name ?? fileName ?? abi.messages[0]?.name ?? ""),
      text,
      addresses: forCode ? [] : [account],
      codeHashes: forCode ? [codeHash] : [],
    });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get("text");
    if (typeof text === "string" && text.trim() !== "") add(null, text);
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3">
      <p className="max-w-prose text-muted">
        Names operations, fields, methods and exit codes of the contract on every page. Kept in this browser
        only.
      </p>
      {codeHash !== null && (
        <label className="flex items-center gap-2">
          <input type="checkbox" checked={isForCode} onChange={({ target }) => setForCode(target.checked)} />
          For all contracts with this code
        </label>
      )}
      <FileInput
        label="Tact ABI, Tolk ABI or TL-B"
        accept=".abi,.json,.tlb,.txt"
        maxBytes={ABI_LIMITS.text * 2}
        onFile={(name, bytes) =>
          bytes === null ? onProblem(`${name} is too large.`) : add(name, new TextDecoder().decode(bytes))
        }
      />
      <div>
        <label htmlFor={id} className="mb-1 block text-xs text-muted">
          Or paste it
        </label>
        <textarea
          id={id}
          name="text"
          rows={4}
          maxLength={ABI_LIMITS.text}
          spellCheck={false}
          autoComplete="off"
          placeholder="transfer#0f8a7ea5 query_id:uint64 amount:Coins = Message;"
          className={`${FIELD_CLASS} font-mono text-sm`}
        />
      </div>
      <div>
        <button type="submit" className={BUTTON_CLASS}>
          Save
        </button>
      </div>
    </form>
  );
}
