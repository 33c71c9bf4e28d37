import * as v from "valibot";
import { readTypedMessage } from "@/lib/domain/send/read-typed-message";

const Wanted = v.object({ text: v.string(), kind: v.nullable(v.string()) });

/** Parses in a worker, with the codecs that pages do not load: pasted text can be anything. */
addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  const wanted = v.safeParse(Wanted, data);
  if (wanted.success) postMessage(readTypedMessage(wanted.output.text, wanted.output.kind));
});
