import { visibleText, written } from "@/components/entity/visible-text";
import type { PrivateNote } from "@/lib/domain/private/private-note";

const ENTITY = "data-entity";
const NAME = "data-private-name";
/** Around places where the name itself stands. */
const BESIDE = "[data-name-beside]";
/** It stands in lines with much else; all of it is in the tip. */
const LONGEST_SHOWN = 24;
const LONGEST_SAID = 100;

interface Drawn {
  readonly text: string;
  readonly said: string;
}

function drawn({ name, watched }: PrivateNote): Drawn {
  const short = visibleText(name, LONGEST_SHOWN).map(written).join("");
  const whole = visibleText(name, LONGEST_SAID).map(written).join("");
  const lines = [
    name !== "" && `${whole} — your own name for it, kept in this browser`,
    watched && "★ You watch it",
  ];
  return {
    text: [watched && "★", short].filter(Boolean).join(" "),
    said: lines.filter(Boolean).join("\n"),
  };
}

/** A tip of our own comes before those that are within, and none of them is lost to the keyboard. */
function tip(element: Element, said: string): string {
  const within = [...element.querySelectorAll("[title]")].map((titled) => titled.getAttribute("title"));
  return [said, ...within].join("\n");
}

function draw(element: HTMLElement, wanted: Drawn | undefined): void {
  if ((element.getAttribute(NAME) ?? undefined) === wanted?.text) return;
  if (wanted === undefined) {
    element.removeAttribute(NAME);
    element.removeAttribute("title");
  } else {
    element.setAttribute(NAME, wanted.text);
    element.setAttribute("title", tip(element, wanted.said));
  }
}

/**
 * Has every account on the page carry what its reader calls it, also those that come later, until the
 * returned function is called. It is an attribute that styles draw: of what React has made nothing is touched.
 */
export function keepNamesOnPage(notes: readonly PrivateNote[]): () => void {
  const names = new Map<string, Drawn>(notes.map((note) => [note.address, drawn(note)]));
  const drawAll = () => {
    for (const element of document.querySelectorAll<HTMLElement>(`span[${ENTITY}]`))
      draw(
        element,
        element.closest(BESIDE) === null ? names.get(element.getAttribute(ENTITY) ?? "") : undefined,
      );
  };
  drawAll();
  if (names.size === 0) return () => {};
  // A page of a list comes as hundreds of changes: they are looked at once, before they are painted.
  let frame = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(drawAll);
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: [ENTITY],
  });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
