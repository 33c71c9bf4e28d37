import { Fragment, type ReactNode } from "react";
import { Name } from "@/components/entity/name";
import { ErrorNotice } from "@/components/error/error-notice";
import { Section } from "@/components/ui/section";
import type { BagReading, DecodedItem, DecodeReport, TextReading } from "@/lib/domain/decode/decode-report";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { counted } from "@/lib/text/counted";
import { badInput } from "@/lib/toncenter/error";
import { BagReadingView } from "./bag-reading-view";
import { decodeProblem } from "./decode-problem";
import { OpcodeTable } from "./opcode-table";
import { readingName } from "./reading-name";
import { SimpleReading } from "./simple-reading";

interface DecodeResultProps {
  readonly network: PageNetwork;
  readonly report: DecodeReport;
  /** Where the service's answers differ from ours. */
  readonly opinion?: ReactNode;
}

/** Everything that was decoded, with the most likely reading of each part first. */
export function DecodeResult({ network, report: { items, isCut }, opinion }: DecodeResultProps) {
  const [first] = items;
  if (first === undefined) return null;
  const isBags = first.readings[0]?.is === "bag";
  return (
    <div className="grid grid-cols-1 gap-4">
      {items.length === 1 ? (
        <OneItem network={network} item={first} opinion={opinion} />
      ) : isBags ? (
        items.map((item, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same bag can be there twice
          <BagItem key={place} network={network} item={item} place={place} />
        ))
      ) : (
        <Section title="Opcodes" count={items.length}>
          <OpcodeTable items={items} />
        </Section>
      )}
      {items.length > 1 && opinion}
      {isCut && <p className="text-muted">Only the first {counted(items.length, "entry", "entries")}</p>}
    </div>
  );
}

interface ItemProps {
  readonly network: PageNetwork;
  readonly item: DecodedItem;
}

function OneItem({
  network,
  item: { text, readings },
  opinion,
}: ItemProps & Pick<DecodeResultProps, "opinion">) {
  const [first, ...others] = readings;
  if (first === undefined || first.is === "broken bag")
    return <ErrorNotice error={decodeProblem({ text, readings }) ?? badInput("unknown format", "q")} />;
  if (first.is === "bag") return <BagReadingView network={network} reading={first} opinion={opinion} />;
  return (
    <>
      <Section title={readingName(first)}>
        <SimpleReading network={network} reading={first} />
      </Section>
      {opinion}
      {others.length > 0 && (
        <Section title="Could also be">
          <div className="grid gap-y-3">
            {others.map((other, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- readings have no identity but their place
              <Fragment key={place}>
                {isSimple(other) && <OtherReading network={network} reading={other} />}
              </Fragment>
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

type OtherThanBag = Exclude<TextReading, BagReading>;

function isSimple(reading: TextReading): reading is OtherThanBag {
  return reading.is !== "bag";
}

interface OtherReadingProps {
  readonly network: PageNetwork;
  readonly reading: OtherThanBag;
}

function OtherReading({ network, reading }: OtherReadingProps) {
  return (
    <details>
      <summary className="cursor-pointer text-link">
        {readingName(reading)}
        {reading.is === "opcode" && <span className="font-mono text-sm"> {reading.opcode}</span>}
      </summary>
      <div className="mt-2">
        <SimpleReading network={network} reading={reading} />
      </div>
    </details>
  );
}

/** One of several bags: closed, since each fills a page. */
function BagItem({ network, item, place }: ItemProps & { readonly place: number }) {
  const [first] = item.readings;
  return (
    <details open={place === 0}>
      <summary className="mb-2 cursor-pointer font-semibold">
        {place + 1}. {first === undefined ? "Unknown" : readingName(first)}{" "}
        <span className="font-mono text-sm font-normal text-muted">
          <Name text={item.text} max={24} />
        </span>
      </summary>
      {first?.is === "bag" ? (
        <BagReadingView network={network} reading={first} />
      ) : (
        <ErrorNotice error={decodeProblem(item) ?? badInput("unknown format", "q")} />
      )}
    </details>
  );
}
