import { visibleText, written } from "@/components/entity/visible-text";
import { abiOf, entryName, type OpenAbi } from "@/lib/domain/interface/open-abis";
import { tryAddress } from "@/lib/ton/address/read-address";
import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";

const OF = "data-abi-of";
const ENTRY = "data-abi-entry";
const NAME = "data-abi-name";
const MAX_NAME = 60;

/**
 * Names a contract's entries on the page by the visitor's interfaces, and returns the contracts. CSS draws the names
 * from an attribute, so no node of React is changed.
 */
export function nameEntriesOnPage(
  abis: readonly OpenAbi[],
  codeOf: ReadonlyMap<Address | null, Hash | null>,
): readonly string[] {
  const contracts = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>(`[${OF}]`)) {
    const of = element.getAttribute(OF) ?? "";
    contracts.add(of);
    const account = tryAddress(of);
    const open = account === null ? null : abiOf(abis, account, codeOf.get(account) ?? null);
    const name = open === null ? null : entryName(open.abi, element.getAttribute(ENTRY) ?? "");
    setName(element, name, open?.kept.name ?? "");
  }
  return [...contracts].sort();
}

function setName(element: HTMLElement, name: string | null, from: string): void {
  const text = name === null ? null : visibleText(name, MAX_NAME).map(written).join("");
  if (element.getAttribute(NAME) === text) return;
  if (text === null) {
    element.removeAttribute(NAME);
    element.removeAttribute("title");
  } else {
    element.setAttribute(NAME, text);
    element.setAttribute("title", `From your ABI “${from}”, kept in this browser`);
  }
}

/** Calls it now and before each paint after which there is new content, until the returned function is called. */
export function watchEntries(look: () => void): () => void {
  look();
  let frame = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
