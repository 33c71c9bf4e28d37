import { visibleText, written } from "@/components/entity/visible-text";
import type { PrivateRecord } from "@/lib/domain/private/private-record";

const ENTITY = "data-entity";
const LABEL = "data-private-name";
/** Marks elements that show the label as text. */
const LABEL_SHOWN_NEARBY = "[data-name-beside]";
/** Short, because labels stand in dense lines; `title` has the whole label. */
const MAX_LABEL_LENGTH = 24;
const MAX_TITLE_LENGTH = 100;

interface AccountLabel {
  readonly text: string;
  readonly title: string;
}

function labelOf({ name, watched }: PrivateRecord): AccountLabel {
  const short = visibleText(name, MAX_LABEL_LENGTH).map(written).join("");
  const whole = visibleText(name, MAX_TITLE_LENGTH).map(written).join("");
  const lines = [name !== "" && `${whole} (private label, kept in this browser)`, watched && "★ Watching"];
  return {
    text: [watched && "★", short].filter(Boolean).join(" "),
    title: lines.filter(Boolean).join("\n"),
  };
}

/** Puts the label before the titles of descendants, so that keyboard users get all of them. */
function titleWith(element: Element, title: string): string {
  const inner = [...element.querySelectorAll("[title]")].map((titled) => titled.getAttribute("title"));
  return [title, ...inner].join("\n");
}

/** By element. A shown tooltip takes the attribute away, so that does not say which one was set. */
const titles = new WeakMap<Element, string>();

function applyLabel(element: HTMLElement, label: AccountLabel | undefined): void {
  const isSame = (element.getAttribute(LABEL) ?? undefined) === label?.text;
  if (isSame && titles.get(element) === label?.title) return;
  if (label === undefined) {
    titles.delete(element);
    element.removeAttribute(LABEL);
    element.removeAttribute("title");
  } else {
    titles.set(element, label.title);
    element.setAttribute(LABEL, label.text);
    element.setAttribute("title", titleWith(element, label.title));
  }
}

/**
 * Adds the private label to every account on the page, including elements that are added later, until the
 * returned function is called. CSS draws the label from an attribute, so that no node of React is changed.
 */
export function labelAccountsOnPage(records: readonly PrivateRecord[]): () => void {
  const labels = new Map<string, AccountLabel>(records.map((record) => [record.address, labelOf(record)]));
  const applyAll = () => {
    for (const element of document.querySelectorAll<HTMLElement>(`span[${ENTITY}]`))
      applyLabel(
        element,
        element.closest(LABEL_SHOWN_NEARBY) === null
          ? labels.get(element.getAttribute(ENTITY) ?? "")
          : undefined,
      );
  };
  applyAll();
  if (labels.size === 0) return () => {};
  // A page of a list brings hundreds of mutations: they are handled once before the next paint.
  let frame = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(applyAll);
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
