import { middle } from "@/lib/ton/value/shorten";

const END = 6;

/** An identifier with its middle hidden but in the page's text, and whole in `title`. */
export function MiddleText({ text }: { readonly text: string }) {
  if (middle(text, END, END) === text) return <span className="code-text">{text}</span>;
  return (
    <span className="code-text whitespace-nowrap" title={text}>
      <span className="ellipsis-after">{text.slice(0, END)}</span>
      <span className="hidden-text">{text.slice(END, -END)}</span>
      {text.slice(-END)}
    </span>
  );
}
