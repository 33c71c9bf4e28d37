import * as v from "valibot";
import type { Address } from "@/lib/ton/address/address";
import { optional, text } from "../../store/row";
import type { Token } from "../family";
import type { Tables } from "../tables";
import { amountText } from "./amounts";
import { address } from "./rows";

const Info = v.record(v.string(), v.unknown());

/** What jettons say of themselves, and what wallets of jettons hold. */
export function jettonTokens(tables: Tables, addresses: readonly Address[]): readonly Token[] {
  const asked = JSON.stringify(addresses);
  return [...masterTokens(tables, asked), ...walletTokens(tables, asked)];
}

function masterTokens({ database }: Tables, asked: string): readonly Token[] {
  return database
    .statement(
      "SELECT address, info FROM jetton_master WHERE address IN (SELECT value FROM json_each(?)) ORDER BY id",
    )
    .all(asked)
    .map((row) => {
      const info = optional(text, row, 1);
      const told = info === null ? null : v.parse(Info, JSON.parse(info));
      return { address: address(row, 0), info: { valid: told !== null, type: "jetton_masters", ...told } };
    });
}

function walletTokens({ database }: Tables, asked: string): readonly Token[] {
  return database
    .statement(
      `SELECT address, balance, master, owner FROM jetton_wallet
       WHERE address IN (SELECT value FROM json_each(?)) ORDER BY id`,
    )
    .all(asked)
    .map((row) => ({
      address: address(row, 0),
      info: {
        valid: true,
        type: "jetton_wallets",
        extra: {
          balance: amountText(text(row, 1)),
          jetton: address(row, 2),
          owner: address(row, 3),
        },
      },
    }));
}
