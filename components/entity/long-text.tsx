import { Disclosure } from "../ui/disclosure";
import { Name } from "./name";

/** Characters shown before it is opened. */
const SHOWN = 280;
const MOST = 4_000;

/** A third party's text, such as the description of a token. A long one can be opened. */
export function LongText({ text }: { readonly text: string }) {
  if (text.length <= SHOWN) return <Name text={text} max={SHOWN} />;
  return (
    <>
      <Name text={text.slice(0, SHOWN)} max={SHOWN} />…{" "}
      <Disclosure summary="All of it" label="Description">
        {() => (
          <p className="wrap-anywhere">
            <Name text={text} max={MOST} />
          </p>
        )}
      </Disclosure>
    </>
  );
}
