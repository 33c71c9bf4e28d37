"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { MAX_CODE_ACCOUNTS } from "@/lib/domain/interface/code-hashes";
import { needsCode, openAbis } from "@/lib/domain/interface/open-abis";
import type { PrivateAbi } from "@/lib/domain/interface/private-abi";
import { codeHashesQuery } from "@/lib/query/code-hashes-query";
import { tryAddress } from "@/lib/ton/address/read-address";
import type { Address } from "@/lib/ton/address/address";
import { nameEntriesOnPage, watchEntries } from "./name-entries";

interface AbiNamesProps {
  readonly network: string;
  readonly abis: readonly PrivateAbi[];
}

const NOBODY: readonly Address[] = [];

export function AbiNames({ network, abis }: AbiNamesProps) {
  const [accounts, setAccounts] = useState(NOBODY);
  const needsHashes = needsCode(abis);
  const { data } = useQuery(codeHashesQuery(network, needsHashes ? accounts : NOBODY));
  const open = useMemo(() => openAbis(abis), [abis]);
  useEffect(() => {
    const codeOf = new Map(data?.accounts.map(({ address, code_hash: code }) => [address, code]));
    return watchEntries(() => {
      const found = nameEntriesOnPage(open, codeOf);
      if (!needsHashes) return;
      const known = found.flatMap((text) => tryAddress(text) ?? []).slice(0, MAX_CODE_ACCOUNTS);
      setAccounts((before) => (before.join() === known.join() ? before : known));
    });
  }, [open, data, needsHashes]);
  // Names stay on the page only while there are interfaces.
  useEffect(() => () => void nameEntriesOnPage([], new Map()), []);
  return null;
}
