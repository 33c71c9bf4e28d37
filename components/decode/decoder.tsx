"use client";

import { numberText } from "@/lib/text/counted";
import { useRouter } from "next/navigation";
import {
  useActionState,
  useState,
  useSyncExternalStore,
  type ChangeEvent,
  type DragEvent,
  type ReactNode,
  type SubmitEvent,
} from "react";
import { ErrorNotice } from "@/components/error/error-notice";
import type { DecodeReport } from "@/lib/domain/decode/decode-report";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { decodePath, decodeTextPath } from "@/lib/paths";
import { readBagText } from "@/lib/search/bag-text";
import { badInput } from "@/lib/toncenter/error";
import { LazyServiceComparison } from "./lazy-service-comparison";
import { prepareThread, type DecoderInput } from "./decode-thread";
import { LazyDecodeResult, prepareResult } from "./lazy-decode-result";
import { useDecoding } from "./use-decoding";

/** Longer input is decoded without changing the URL, since browsers are slow with long URLs. */
const MAX_URL_LENGTH = 100_000;
const MAX_FILE_BYTES = 4 * 1024 * 1024;
const FRAGMENT = /^#(?:boc|q)=/;

function onFragment(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

function fragmentText(): string | null {
  const { hash } = window.location;
  return FRAGMENT.test(hash) ? readable(hash.replace(FRAGMENT, "")) : null;
}

/** The fragment is arbitrary and can have invalid escapes. */
function readable(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}

/** Called before long input can arrive: by a paste, a drop, or a file that is being chosen. */
function prepare(): void {
  prepareThread();
  prepareResult();
}

/** The input that a form without JavaScript sent, and its result. */
export type PostDecode = (state: DecodeReport | null, form: FormData) => Promise<DecodeReport | null>;

interface DecoderProps {
  readonly network: PageNetwork;
  /** The input in the URL. */
  readonly typed: string;
  readonly post: PostDecode;
  /** The result that the server rendered. */
  readonly children: ReactNode;
}

/** The input of the decoder. Short input is in the URL and decoded by the server, other input in the browser. */
export function Decoder({ network, typed, post, children }: DecoderProps) {
  const router = useRouter();
  const [given, setGiven] = useState<DecoderInput | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [posted, postForm] = useActionState(post, null);
  const inFragment = useSyncExternalStore(onFragment, fragmentText, () => null);
  const input = given ?? inFragment;

  const decode = (text: string) => {
    setProblem(null);
    const isLong = text.length > MAX_URL_LENGTH;
    setGiven(isLong ? text : null);
    if (isLong) return;
    const bag = readBagText(text);
    const target = bag?.whole === true ? decodePath(network, bag.boc) : decodeTextPath(network, text);
    if (target.includes("#")) window.location.hash = target.slice(target.indexOf("#"));
    else router.push(target);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = new FormData(event.currentTarget).get("q");
    if (typeof field === "string" && field.trim() !== "") decode(field.trim());
  };
  const openFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const isLarge = file.size > MAX_FILE_BYTES;
    setProblem(isLarge ? `${file.name} is larger than 4 MB` : null);
    if (isLarge) return;
    try {
      setGiven(new Uint8Array(await file.arrayBuffer()));
    } catch {
      // A folder, or a file that has gone.
      setProblem(`${file.name} could not be read`);
    }
  };
  const drop = (event: DragEvent<HTMLElement>) => {
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    void openFile(file);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void openFile(event.currentTarget.files?.[0]);
    event.currentTarget.value = "";
  };

  return (
    <>
      <form action={postForm} onSubmit={submit} className="card mb-4">
        <input type="hidden" name="network" value={network.id} />
        <label htmlFor="q" className="mb-1 block font-medium">
          BoC, opcode, address, hash, method, TL-B or number
        </label>
        <textarea
          key={typed}
          id="q"
          name="q"
          rows={4}
          onDragEnter={prepare}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
          defaultValue={typed}
          onPaste={prepare}
          spellCheck={false}
          autoComplete="off"
          className="w-full rounded-control border border-edge bg-raised p-2 font-mono text-sm break-all"
        />
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-muted">
          <button type="submit" className="button">
            Decode
          </button>
          <label className="button focus-within:outline-2 noscript:hidden">
            Open file
            <input type="file" onClick={prepare} onChange={choose} className="sr-only" />
          </label>
          <span className="text-sm noscript:hidden max-sm:hidden">or drop a file here</span>
        </div>
      </form>
      <div aria-live="polite">
        {problem !== null ? (
          <ErrorNotice error={badInput(problem, "q")} />
        ) : input !== null ? (
          <InBrowser network={network} input={input} />
        ) : posted === null ? (
          children
        ) : (
          <LazyDecodeResult network={network} report={posted} />
        )}
      </div>
    </>
  );
}

function InBrowser({ network, input }: { readonly network: PageNetwork; readonly input: DecoderInput }) {
  const decoding = useDecoding(input);
  if (decoding === null)
    return (
      <p className="text-muted">
        Decoding {numberText(input.length)} {typeof input === "string" ? "characters" : "bytes"}…
      </p>
    );
  if (!decoding.ok) return <ErrorNotice error={decoding.error} />;
  const report = decoding.value;
  return (
    <LazyDecodeResult
      network={network}
      report={report}
      opinion={<LazyServiceComparison network={network} items={report.items} />}
    />
  );
}
