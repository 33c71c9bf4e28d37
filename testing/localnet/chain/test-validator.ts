import { Address as CoreAddress, toNano, type Cell } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { newStake, recoverStake, type StakeTerms } from "../../../localnet/scenario/staking/elector-messages";
import { ELECTOR } from "../../../localnet/chain/genesis";
import type { KeyPair } from "../../../localnet/chain/key-pairs";
import type { TestCore } from "./test-core";
import { GENESIS, walletOf, type TestWallet } from "./test-wallet";
import { validatorKey } from "../../../localnet/chain/genesis-validators";

/** A masterchain wallet with the keys of one validator. */
export class TestValidator {
  readonly keys: KeyPair;
  readonly wallet: TestWallet;
  readonly adnl: Buffer;
  #seqno = 0;

  constructor(
    private readonly core: TestCore,
    index: number,
  ) {
    this.keys = validatorKey(GENESIS, index);
    this.wallet = walletOf(`validator ${index}`, "master");
    this.adnl = Buffer.alloc(32, index + 1);
  }

  get address(): Address {
    return this.wallet.address;
  }

  /** The account id under which the elector holds the stake. */
  get holder(): bigint {
    return BigInt(`0x${this.address.slice(3)}`);
  }

  get pubkey(): bigint {
    return BigInt(`0x${this.keys.publicKey.toString("hex")}`);
  }

  async send(coins: bigint, body: Cell, to = ELECTOR): Promise<void> {
    const message = await this.wallet.send(this.#seqno, [{ to, coins, bounce: true, body }]);
    const verdict = await this.core.submit(message);
    if (verdict.kind === "refused") throw new Error(verdict.reason);
    this.#seqno += 1;
  }

  stake(coins: bigint, electionId: number, terms: Partial<StakeTerms> = {}): Promise<void> {
    const { keys, adnl } = this;
    const holder = CoreAddress.parseRaw(this.address);
    return this.send(coins, newStake(1, { electionId, holder, keys, adnl, ...terms }));
  }

  recover(): Promise<void> {
    return this.send(toNano(1), recoverStake(7));
  }
}
