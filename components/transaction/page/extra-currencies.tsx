import type { ReactNode } from "react";
import { Count } from "@/components/entity/count";

/** Extra currencies by id. Their decimals are not on chain. */
export function extraCurrencies(amounts: Readonly<Record<string, bigint>> | null): ReactNode {
  const entries = Object.entries(amounts ?? {});
  if (entries.length === 0) return null;
  return (
    <ul>
      {entries.map(([id, amount]) => (
        <li key={id}>
          <Count value={amount} /> <span className="text-muted">units of currency {id}</span>
        </li>
      ))}
    </ul>
  );
}
