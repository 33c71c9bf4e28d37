"use client";

import { BUTTON_CLASS } from "@/components/ui/button-class";
import { numberText } from "@/lib/text/counted";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useState, useSyncExternalStore, type ReactNode, type SubmitEvent } from "react";
import { ErrorNotice } from "@/components/error/error-notice";
import { decodePath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { readBagText } from "@/lib/search/bag-text";
import { useBag } from "./use-bag";

const BagView = dynamic(async () => (await import("./bag-view")).BagView);

/** Browsers limit the length of URLs; longer input is decoded without changing the URL. */
const MAX_URL_LENGTH = 1_000_000;
const FRAGMENT = "#boc=";

function onFragment(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

function fragmentText(): string | null {
  const { hash } = window.location;
  return hash.startsWith(FRAGMENT) ? readable(hash.slice(FRAGMENT.length)) : null;
}

/** The fragment is arbitrary and can have invalid escapes. */
function readable(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}

interface DecoderProps {
  readonly network: PageNetwork;
  /** The input in the URL. */
  readonly typed: string;
  /** The result that the server rendered. */
  readonly children: ReactNode;
}

/** Decodes a bag of cells. Short input is in the URL and decoded by the server. */
export function Decoder({ network, typed, children }: DecoderProps) {
  const router = useRouter();
  const [pasted, setPasted] = useState<string | null>(null);
  const inFragment = useSyncExternalStore(onFragment, fragmentText, () => null);
  const text = pasted ?? inFragment;
  const bag = useBag(text);

  const decode = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = new FormData(event.currentTarget).get("boc");
    if (typeof field !== "string" || field.trim() === "") return;
    const boc = readBagText(field)?.boc ?? field.trim();
    setPasted(boc.length > MAX_URL_LENGTH ? boc : null);
    if (boc.length > MAX_URL_LENGTH) return;
    const target = decodePath(network, encodeURIComponent(boc));
    if (target.includes("#")) window.location.hash = target.slice(target.indexOf("#"));
    else router.push(target);
  };

  return (
    <>
      <form
        method="get"
        action={decodePath(network, "").split("?")[0]}
        onSubmit={decode}
        className="card mb-4"
      >
        <label htmlFor="boc" className="mb-1 block font-medium">
          BoC in hex or base64
        </label>
        <textarea
          id="boc"
          name="boc"
          rows={5}
          defaultValue={typed}
          spellCheck={false}
          autoComplete="off"
          className="w-full rounded-control border border-edge bg-raised p-2 font-mono text-sm break-all"
        />
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
          <button type="submit" className={BUTTON_CLASS}>
            Decode
          </button>
          <span className="hidden noscript:inline">Up to about 3,000 characters without JavaScript</span>
        </p>
      </form>
      <div aria-live="polite">
        {text === null ? children : <DecodedBag network={network} text={text} bag={bag} />}
      </div>
    </>
  );
}

interface DecodedBagProps {
  readonly network: PageNetwork;
  readonly text: string;
  readonly bag: ReturnType<typeof useBag>;
}

function DecodedBag({ network, text, bag }: DecodedBagProps) {
  if (bag === null) return <p className="text-muted">Decoding {numberText(text.length)} characters…</p>;
  if (!bag.ok) return <ErrorNotice error={bag.error} />;
  return <BagView network={network} graph={bag.value.graph} bytes={bag.value.bytes} />;
}
