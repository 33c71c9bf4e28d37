import * as v from "valibot";
import type { Address } from "@/lib/ton/address/address";
import { optional, text } from "../../store/row-readers";
import type { TokenInfoRow } from "../contract-family";
import type { Tables } from "../index-tables";
import { amountText } from "./packed-amounts";
import { readAddress } from "./jetton-rows";

const Info = v.record(v.string(), v.unknown());

/** Token info of jetton masters and wallets. */
export function jettonTokens(tables: Tables, addresses: readonly Address[]): readonly TokenInfoRow[] {
  const addressList = JSON.stringify(addresses);
  return [...masterTokens(tables, addressList), ...walletTokens(tables, addressList)];
}

function masterTokens({ database }: Tables, addressList: string): readonly TokenInfoRow[] {
  return database
    .statement(
      "SELECT address, info FROM jetton_master WHERE address IN (SELECT value FROM json_each(?)) ORDER BY id",
    )
    .all(addressList)
    .map((row) => {
      const info = optional(text, row, 1);
      const fields = info === null ? null : v.parse(Info, JSON.parse(info));
      return {
        address: readAddress(row, 0),
        info: { valid: fields !== null, type: "jetton_masters", ...fields },
      };
    });
}

function walletTokens({ database }: Tables, addressList: string): readonly TokenInfoRow[] {
  return database
    .statement(
      `SELECT address, balance, master, owner FROM jetton_wallet
       WHERE address IN (SELECT value FROM json_each(?)) ORDER BY id`,
    )
    .all(addressList)
    .map((row) => ({
      address: readAddress(row, 0),
      info: {
        valid: true,
        type: "jetton_wallets",
        extra: {
          balance: amountText(text(row, 1)),
          jetton: readAddress(row, 2),
          owner: readAddress(row, 3),
        },
      },
    }));
}
