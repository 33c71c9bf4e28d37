import { Address as CoreAddress, toNano, type Cell } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { newStake, recoverStake, type Candidacy } from "../scenario/staking/requests";
import { ELECTOR } from "./genesis";
import type { KeyPair } from "./keys";
import type { TestCore } from "./test-core";
import { GENESIS, walletOf, type TestWallet } from "./test-wallet";
import { validatorKey } from "./validators";

/** Somebody with a wallet in the masterchain, and with one of the keys that validators of the network have. */
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

  /** As the elector names who holds a stake. */
  get holder(): bigint {
    return BigInt(`0x${this.address.slice(3)}`);
  }

  get pubkey(): bigint {
    return BigInt(`0x${this.keys.publicKey.toString("hex")}`);
  }

  async tell(coins: bigint, body: Cell, to = ELECTOR): Promise<void> {
    const message = await this.wallet.send(this.#seqno, [{ to, coins, bounce: true, body }]);
    const verdict = await this.core.submit(message);
    if (verdict.kind === "refused") throw new Error(verdict.reason);
    this.#seqno += 1;
  }

  stake(coins: bigint, electionId: number, terms: Partial<Candidacy> = {}): Promise<void> {
    const { keys, adnl } = this;
    const holder = CoreAddress.parseRaw(this.address);
    return this.tell(coins, newStake(1, { electionId, holder, keys, adnl, ...terms }));
  }

  recover(): Promise<void> {
    return this.tell(toNano(1), recoverStake(7));
  }
}
