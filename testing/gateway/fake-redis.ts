import type { RedisCommands } from "../../lib/gateway/cache/redis";

/** A Redis in memory, which two instances can share. */
export class FakeRedis implements RedisCommands {
  ready = true;
  broken = false;
  commands = 0;
  readonly texts = new Map<string, string>();
  /** What the ledger's script returns, in microseconds. */
  claims: number[] = [];
  /** How many instances have claimed lately, as the script returns it. */
  instances = 1;

  async get(key: string) {
    await this.#work();
    return this.texts.get(key) ?? null;
  }

  async setFor(key: string, value: string) {
    await this.#work();
    this.texts.set(key, value);
  }

  async evaluate() {
    await this.#work();
    return [this.claims.shift() ?? 0, this.instances];
  }

  async #work() {
    this.commands += 1;
    await Promise.resolve();
    if (this.broken) throw new Error("Command timed out");
  }
}
