import * as v from "valibot";
import { tryAddress } from "../../ton/address/read-address";
import { tryHash } from "../../ton/value/hash";

const Account = v.object({
  address: v.pipe(v.string(), v.transform(tryAddress)),
  code_hash: v.nullish(v.pipe(v.string(), v.transform(tryHash)), null),
});

/** The code hashes of accounts, as the v3 service answers; accounts that the index does not have are missing. */
export const CodeHashes = v.object({ accounts: v.array(Account) });
export type CodeHashes = v.InferOutput<typeof CodeHashes>;

/** The most accounts of one request. */
export const MAX_CODE_ACCOUNTS = 100;
