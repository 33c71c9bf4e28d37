"use client";

import { Name } from "@/components/entity/name";
import type { PrivateAbi } from "@/lib/domain/interface/private-abi";
import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";

interface KeptInterfacesProps {
  readonly abis: readonly PrivateAbi[];
  readonly account: Address;
  readonly codeHash: Hash | null;
  readonly onChange: (abi: PrivateAbi) => void;
  readonly onRemove: (name: string) => void;
}

/** The visitor's interfaces, with a way to use each for this contract. */
export function KeptInterfaces({ abis, account, codeHash, onChange, onRemove }: KeptInterfacesProps) {
  return (
    <ul className="grid grid-cols-1 gap-2" aria-label="Saved interfaces">
      {abis.map((abi) => (
        <li key={abi.name} className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
          <span className="font-medium">
            <Name text={abi.name} max={60} />
          </span>
          <label className="flex items-center gap-2">
            <input
              type="checkbox"
              checked={abi.addresses.includes(account)}
              onChange={() => onChange({ ...abi, addresses: toggled(abi.addresses, account) })}
            />
            This contract
          </label>
          {codeHash !== null && (
            <label className="flex items-center gap-2">
              <input
                type="checkbox"
                checked={abi.codeHashes.includes(codeHash)}
                onChange={() => onChange({ ...abi, codeHashes: toggled(abi.codeHashes, codeHash) })}
              />
              This code
            </label>
          )}
          <button
            type="button"
            aria-label={`Remove ${abi.name}`}
            className="button"
            onClick={() => onRemove(abi.name)}
          >
            Remove
          </button>
        </li>
      ))}
    </ul>
  );
}

function toggled<T>(items: readonly T[], item: T): readonly T[] {
  return items.includes(item) ? items.filter((one) => one !== item) : [...items, item];
}
