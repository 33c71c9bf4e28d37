import "server-only";
import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import * as v from "valibot";
import { PictureRefusal } from "./picture-refusal";

export const DRAW_LIMITS = {
  /** 4,096 by 4,096: 64 MB when it is decoded. */
  pixels: 16_777_216,
  timeMs: 3_000,
  /** Loading the codecs, once. */
  startMs: 10_000,
  workers: 2,
  idleMs: 60_000,
} as const;

interface Task {
  readonly bytes: Buffer;
  readonly size: number;
  readonly done: (bytes: Buffer | null) => void;
}

const Reply = v.union([
  v.object({ ready: v.boolean() }),
  v.object({ bytes: v.nullable(v.instance(Uint8Array)) }),
]);

/** Tests and the development server run where the source is; the standalone server has a copy (next.config.js). */
function program(): string {
  return join(/* turbopackIgnore: true */ process.cwd(), "scripts", "picture-worker.mjs");
}

/** The largest size is shown whole, the others are cut to a square. */
const WHOLE_FROM = 640;

/** Draws pictures as WebP of fixed sizes, in processes of their own. */
export class PictureDrawer {
  readonly #limits: Readonly<Record<keyof typeof DRAW_LIMITS, number>>;
  readonly #onUnavailable: () => void;
  readonly #workers = new Set<Worker>();
  readonly #waiting: Task[] = [];
  #isUnavailable = false;

  constructor(
    limits: Partial<Readonly<Record<keyof typeof DRAW_LIMITS, number>>> = {},
    onUnavailable = () => {},
  ) {
    this.#limits = { ...DRAW_LIMITS, ...limits };
    this.#onUnavailable = onUnavailable;
  }

  /** Throws a `PictureRefusal` when it cannot be drawn within the bounds. */
  async draw(bytes: Buffer, size: number): Promise<Buffer> {
    const drawn = await new Promise<Buffer | null>((done) => {
      this.#waiting.push({ bytes, size, done });
      this.#next();
    });
    if (drawn === null) throw new PictureRefusal("content");
    return drawn;
  }

  close(): void {
    for (const worker of this.#workers) worker.end();
  }

  #next(): void {
    if (this.#isUnavailable) {
      for (const { done } of this.#waiting.splice(0)) done(null);
      return;
    }
    const free =
      [...this.#workers].find(({ isFree }) => isFree) ??
      (this.#workers.size < this.#limits.workers ? this.#start() : null);
    const task = free === null ? undefined : this.#waiting.shift();
    if (free === null || task === undefined) return;
    free.run(task);
  }

  #start(): Worker {
    const worker = new Worker(this.#limits, {
      onFree: () => this.#next(),
      onEnd: () => {
        this.#workers.delete(worker);
        this.#next();
      },
      onUnavailable: () => {
        if (!this.#isUnavailable) this.#onUnavailable();
        this.#isUnavailable = true;
      },
    });
    this.#workers.add(worker);
    return worker;
  }
}

interface WorkerEvents {
  readonly onFree: () => void;
  readonly onEnd: () => void;
  /** The codecs are not installed. */
  readonly onUnavailable: () => void;
}

class Worker {
  readonly #limits: Readonly<Record<keyof typeof DRAW_LIMITS, number>>;
  readonly #events: WorkerEvents;
  readonly #child: ChildProcess;
  #task: Task | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isReady = false;

  constructor(limits: Readonly<Record<keyof typeof DRAW_LIMITS, number>>, events: WorkerEvents) {
    this.#limits = limits;
    this.#events = events;
    // Not by `fork`, whose program the bundler would take in.
    this.#child = spawn(process.execPath, ["--max-old-space-size=64", program()], {
      // Nothing of our configuration, which has keys in it.
      env: { NODE_ENV: "production" },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.#child.on("message", (message) => this.#onMessage(message));
    this.#child.on("error", () => this.end());
    this.#child.on("exit", () => this.#onExit());
    // It keeps no program running that is done.
    this.#child.unref();
    this.#child.channel?.unref();
    this.#endIn(limits.startMs);
  }

  get isFree(): boolean {
    return this.#task === null && this.#child.connected;
  }

  run(task: Task): void {
    this.#task = task;
    if (this.#isReady) this.#send(task);
  }

  end(): void {
    this.#child.kill("SIGKILL");
  }

  #send({ bytes, size }: Task): void {
    this.#endIn(this.#limits.timeMs);
    const { pixels: maxPixels } = this.#limits;
    this.#child.send({ bytes, size, whole: size >= WHOLE_FROM, maxPixels }, () => {});
  }

  #onMessage(message: unknown): void {
    const reply = v.safeParse(Reply, message);
    if (!reply.success) return this.end();
    if ("ready" in reply.output) {
      this.#isReady = true;
      if (!reply.output.ready) this.#events.onUnavailable();
      if (this.#task === null) this.#endIn(this.#limits.idleMs);
      else this.#send(this.#task);
      return;
    }
    const { bytes } = reply.output;
    this.#endIn(this.#limits.idleMs);
    this.#finish(bytes === null ? null : Buffer.from(bytes));
    this.#events.onFree();
  }

  #onExit(): void {
    clearTimeout(this.#timer);
    this.#finish(null);
    this.#events.onEnd();
  }

  #finish(bytes: Buffer | null): void {
    const task = this.#task;
    this.#task = null;
    task?.done(bytes);
  }

  #endIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(), ms).unref();
  }
}
