import { MiddleText } from "@/components/entity/middle-text";
import { Name } from "@/components/entity/name";

const PRINTABLE = /^[!-~]*$/;

export function CodeText({ code: { text } }: { readonly code: { readonly text: string } }) {
  return PRINTABLE.test(text) ? <MiddleText text={text} /> : <Name text={text} max={60} />;
}
