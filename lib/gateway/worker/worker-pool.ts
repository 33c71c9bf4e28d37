import "server-only";
import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import * as v from "valibot";

export interface WorkerLimits {
  /** Per task. */
  readonly timeMs: number;
  /** For loading what the worker needs, once. */
  readonly startMs: number;
  readonly workers: number;
  /** How long an idle worker lives. */
  readonly idleMs: number;
  /** Tasks waiting for a worker. */
  readonly waiting: number;
  /** Those of one visitor among them. */
  readonly waitingEach?: number;
}

/** The visitor that a task is for. */
export interface TaskOwner {
  readonly visitor: string;
  /** Aborted when the visitor disconnects. */
  readonly left: AbortSignal;
}

export interface WorkerProgram<Task extends object, Reply> {
  /** A file in `scripts`. */
  readonly file: string;
  /** Arguments for Node: memory limits. */
  readonly args: readonly string[];
  readonly limits: WorkerLimits;
  /** The program's reply; any other message ends the program. */
  readonly reply: v.GenericSchema<unknown, Reply>;
  /** The message sent for a task. */
  readonly messageOf: (task: Task) => object;
  /** The program cannot run here at all: something it needs is not installed. */
  readonly onUnavailable?: () => void;
}

/** Why there is no reply: it took too long or crashed, too many tasks wait already, or the program cannot run here. */
export type NoReply = "ended" | "busy" | "unavailable";

export type WorkerOutcome<Reply> =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly problem: NoReply };

interface Job<Task, Reply> {
  readonly task: Task;
  readonly owner: TaskOwner | null;
  readonly done: (outcome: WorkerOutcome<Reply>) => void;
}

const Ready = v.object({ ready: v.boolean() });

/** Tests and the development server run from the source; the standalone server has a copy (next.config.js). */
function pathOf(file: string): string {
  return join(/* turbopackIgnore: true */ process.cwd(), "scripts/workers", file);
}

/**
 * Runs tasks in separate processes, which know nothing of our configuration and are ended when they take too long:
 * native code and virtual machines that process data from strangers.
 */
export class WorkerPool<Task extends object, Reply> {
  readonly #program: WorkerProgram<Task, Reply>;
  readonly #workers = new Set<PooledWorker<Task, Reply>>();
  readonly #waiting: Job<Task, Reply>[] = [];
  #isUnavailable = false;

  constructor(program: WorkerProgram<Task, Reply>) {
    this.#program = program;
  }

  /** A task whose owner has gone is not begun. */
  run(task: Task, owner: TaskOwner | null = null): Promise<WorkerOutcome<Reply>> {
    return new Promise((done) => {
      if (owner?.left.aborted === true) return done({ ok: false, problem: "ended" });
      const { waiting, waitingEach = waiting, workers } = this.#program.limits;
      const own = this.#waiting.filter((job) => owner !== null && job.owner?.visitor === owner.visitor);
      const isFull = this.#waiting.length >= waiting || own.length >= waitingEach;
      if (this.#workers.size >= workers && isFull) return done({ ok: false, problem: "busy" });
      const job = { task, owner, done };
      this.#waiting.push(job);
      owner?.left.addEventListener("abort", () => this.#drop(job), { once: true });
      this.#next();
    });
  }

  close(): void {
    for (const worker of this.#workers) worker.end();
  }

  #drop(job: Job<Task, Reply>): void {
    const place = this.#waiting.indexOf(job);
    if (place < 0) return;
    this.#waiting.splice(place, 1);
    job.done({ ok: false, problem: "ended" });
  }

  #next(): void {
    if (this.#isUnavailable) {
      for (const { done } of this.#waiting.splice(0)) done({ ok: false, problem: "unavailable" });
      return;
    }
    if (this.#waiting.length === 0) return;
    const free =
      [...this.#workers].find(({ isFree }) => isFree) ??
      (this.#workers.size < this.#program.limits.workers ? this.#start() : null);
    const job = free === null ? undefined : this.#waiting.shift();
    if (free === null || job === undefined) return;
    free.run(job);
  }

  #start(): PooledWorker<Task, Reply> {
    const worker = new PooledWorker(this.#program, {
      onFree: () => this.#next(),
      onEnd: () => {
        this.#workers.delete(worker);
        this.#next();
      },
      onUnavailable: () => {
        if (!this.#isUnavailable) this.#program.onUnavailable?.();
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
  readonly onUnavailable: () => void;
}

class PooledWorker<Task extends object, Reply> {
  readonly #program: WorkerProgram<Task, Reply>;
  readonly #events: WorkerEvents;
  readonly #child: ChildProcess;
  #job: Job<Task, Reply> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isReady = false;
  #isAble = true;

  constructor(program: WorkerProgram<Task, Reply>, events: WorkerEvents) {
    this.#program = program;
    this.#events = events;
    // Not with `fork`: the bundler would include its program.
    this.#child = spawn(process.execPath, [...program.args, pathOf(program.file)], {
      // None of our configuration, since it contains keys.
      env: { NODE_ENV: "production" },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.#child.on("message", (message) => this.#onMessage(message));
    // A process that could not be started does not exit.
    this.#child.on("error", () => (this.#child.pid === undefined ? this.#onExit() : this.end()));
    this.#child.on("exit", () => this.#onExit());
    // It does not keep a finished program running.
    this.#child.unref();
    this.#child.channel?.unref();
    this.#endIn(program.limits.startMs);
  }

  get isFree(): boolean {
    return this.#job === null && this.#child.connected;
  }

  run(job: Job<Task, Reply>): void {
    this.#job = job;
    if (this.#isReady) this.#send(job);
  }

  end(): void {
    this.#child.kill("SIGKILL");
  }

  #send({ task }: Job<Task, Reply>): void {
    this.#endIn(this.#program.limits.timeMs);
    this.#child.send(this.#program.messageOf(task), () => {});
  }

  #onMessage(message: unknown): void {
    const { limits, reply: Reply } = this.#program;
    const ready = v.safeParse(Ready, message);
    if (ready.success) {
      this.#isReady = true;
      this.#isAble = ready.output.ready;
      if (!this.#isAble) {
        this.#events.onUnavailable();
        return this.end();
      }
      if (this.#job === null) this.#endIn(limits.idleMs);
      else this.#send(this.#job);
      return;
    }
    const reply = v.safeParse(Reply, message);
    if (!reply.success) return this.end();
    this.#endIn(limits.idleMs);
    this.#finish({ ok: true, reply: reply.output });
    this.#events.onFree();
  }

  #onExit(): void {
    clearTimeout(this.#timer);
    this.#finish({ ok: false, problem: this.#isAble ? "ended" : "unavailable" });
    this.#events.onEnd();
  }

  #finish(outcome: WorkerOutcome<Reply>): void {
    const job = this.#job;
    this.#job = null;
    job?.done(outcome);
  }

  #endIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(), ms).unref();
  }
}
