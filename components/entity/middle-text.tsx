import { middle } from "@/lib/ton/value/shorten";
import { ELLIPSIS_AFTER, HIDDEN_TEXT } from "./hidden-text-classes";

const END = 6;

/** An identifier with its middle hidden but in the page's text, and whole in `title`. */
export function MiddleText({ text }: { readonly text: string }) {
  if (middle(text, END, END) === text) return <span className="font-mono slashed-zero">{text}</span>;
  return (
    <span className="font-mono whitespace-nowrap slashed-zero" title={text}>
      <span className={ELLIPSIS_AFTER}>{text.slice(0, END)}</span>
      <span className={HIDDEN_TEXT}>{text.slice(END, -END)}</span>
      {text.slice(-END)}
    </span>
  );
}
