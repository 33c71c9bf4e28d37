import "server-only";
import * as v from "valibot";
import { WorkerPool, type WorkerLimits } from "../worker/worker-pool";
import { PictureRefusal } from "./picture-refusal";

export const DRAW_LIMITS = {
  /** 4,096 by 4,096: 64 MB when it is decoded. */
  pixels: 16_777_216,
  timeMs: 3_000,
  /** For loading the codecs, once. */
  startMs: 10_000,
  workers: 2,
  idleMs: 60_000,
  /** Unlimited: the callers limit how many pictures are loaded at a time. */
  waiting: Number.POSITIVE_INFINITY,
} as const;

/** A picture from strangers, or our own drawing with text. */
type DrawTask = { readonly bytes: Buffer; readonly size: number } | { readonly svg: string };

const DrawReply = v.object({ bytes: v.nullable(v.instance(Uint8Array)) });
type DrawReply = v.InferOutput<typeof DrawReply>;

/** The largest size is shown whole, the others are cut to a square. */
const WHOLE_FROM = 640;

/** Draws pictures as WebP in fixed sizes, in separate processes. */
export class PictureDrawer {
  readonly #pool: WorkerPool<DrawTask, DrawReply>;

  constructor(
    limits: Partial<WorkerLimits & { readonly pixels: number }> = {},
    onUnavailable: () => void = () => {},
  ) {
    const { pixels: maxPixels, ...own } = { ...DRAW_LIMITS, ...limits };
    this.#pool = new WorkerPool({
      file: "picture-worker.mjs",
      args: ["--max-old-space-size=64"],
      limits: own,
      reply: DrawReply,
      messageOf: (task) => ("svg" in task ? task : { ...task, whole: task.size >= WHOLE_FROM, maxPixels }),
      // The codecs are not installed.
      onUnavailable,
    });
  }

  /** Throws a `PictureRefusal` when it cannot be drawn within the bounds. */
  draw(bytes: Buffer, size: number): Promise<Buffer> {
    return this.#do({ bytes, size });
  }

  /** Draws our own SVG as PNG, in the project's font. */
  drawCard(svg: string): Promise<Buffer> {
    return this.#do({ svg });
  }

  async #do(task: DrawTask): Promise<Buffer> {
    const outcome = await this.#pool.run(task);
    const drawn = outcome.ok ? outcome.reply.bytes : null;
    if (drawn === null) throw new PictureRefusal("content");
    return Buffer.from(drawn);
  }

  close(): void {
    this.#pool.close();
  }
}
