import { AddressLink } from "@/components/entity/address-link";
import { BlockLink } from "@/components/entity/block-link";
import { LongText } from "@/components/entity/long-text";
import { Time } from "@/components/entity/time/time";
import { Badge } from "@/components/ui/badge";
import { Fact, Facts } from "@/components/ui/fact-list";
import { PageLink } from "@/components/ui/page-link";
import { addressForms, hashForms, type Spelling } from "@/lib/domain/decode/address-forms";
import type {
  AddressReading,
  BagReading,
  DeclarationReading,
  NameReading,
  OpcodeReading,
  TextReading,
} from "@/lib/domain/decode/decode-report";
import { amountForms, bytesForms, numberForms } from "@/lib/domain/decode/number-forms";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { operationText } from "@/lib/domain/transaction/operation-text";
import { decodeTextPath, searchPath } from "@/lib/paths";
import { isStandard } from "@/lib/ton/address/address";
import type { Opcode } from "@/lib/ton/contract/opcode";
import { opcodeName } from "@/lib/ton/contract/opcode-names";
import { SpellingRows } from "./spelling-rows";

interface SimpleReadingProps {
  readonly network: PageNetwork;
  readonly reading: Exclude<TextReading, BagReading>;
}

/** Everything that is not a bag of cells: what it is, and its spellings. */
export function SimpleReading({ network, reading }: SimpleReadingProps) {
  switch (reading.is) {
    case "broken bag":
      return <p className="text-negative">Not a BoC: {reading.reason}.</p>;
    case "address":
      return <AddressView network={network} reading={reading} />;
    case "hash":
      return (
        <>
          <SpellingRows spellings={hashForms(reading.hash)} />
          <p className="mt-3">
            <PageLink href={searchPath(network, reading.hash)}>Find it on {network.name}</PageLink>
          </p>
        </>
      );
    case "block":
      return <BlockLink network={network} block={reading.id} copy />;
    case "opcode":
      return <OpcodeView reading={reading} />;
    case "method":
      return (
        <SpellingRows
          spellings={[
            { label: "Method", text: reading.name ?? "unknown" },
            { label: "Decimal", text: String(reading.id) },
            { label: "Hex", text: hexText(BigInt(reading.id)) },
          ]}
        />
      );
    case "name":
      return <NameView network={network} reading={reading} />;
    case "declaration":
      return <DeclarationView network={network} reading={reading} />;
    case "number":
      return <SpellingRows spellings={numberForms(reading.value, network.coin)} />;
    case "amount":
      return <SpellingRows spellings={amountForms(reading.nano, network.coin)} />;
    case "time":
      return <TimeView seconds={reading.seconds} />;
    case "bytes":
      return <SpellingRows spellings={bytesForms(reading.hex)} />;
  }
}

function hexText(value: bigint): string {
  return value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`;
}

const FORM_NAMES = { raw: "Raw", friendly: "Friendly", hex: "Account ID" } as const;

function AddressView({
  network,
  reading,
}: {
  readonly network: PageNetwork;
  readonly reading: AddressReading;
}) {
  const { address, form, bounceable, testnet } = reading;
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-2">
        {isStandard(address) && <AddressLink network={network} address={address} />}
        <Badge>{FORM_NAMES[form]}</Badge>
        {bounceable !== null && <Badge>{bounceable ? "Bounceable" : "Non-bounceable"}</Badge>}
        {testnet === true && <Badge tone="warning">Testnet only</Badge>}
      </p>
      <SpellingRows spellings={addressForms(address)} />
    </>
  );
}

function opcodeSpellings(opcode: Opcode): readonly Spelling[] {
  const value = BigInt(opcode);
  const signed = BigInt.asIntN(32, value);
  return [
    { label: "Hex", text: opcode },
    { label: "Decimal", text: value.toString() },
    ...(signed === value ? [] : [{ label: "Signed", text: signed.toString() }]),
  ];
}

function OpcodeView({ reading: { opcode, name, standards } }: { readonly reading: OpcodeReading }) {
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-2">
        {name === null ? (
          <span className="text-muted">Unknown operation</span>
        ) : (
          <>
            <span className="font-semibold">{operationText(name)}</span>
            <span className="font-mono text-sm">{name}</span>
          </>
        )}
        {standards.map((standard) => (
          <Badge key={standard}>{standard}</Badge>
        ))}
      </p>
      <SpellingRows spellings={opcodeSpellings(opcode)} />
    </>
  );
}

/** A row of a computed opcode: it links to that opcode, and says what it stands for. */
function OpcodeFact({
  network,
  label,
  opcode,
}: {
  readonly network: PageNetwork;
  readonly label: string;
  readonly opcode: Opcode;
}) {
  const name = opcodeName(opcode);
  return (
    <Fact name={label}>
      <PageLink href={decodeTextPath(network, opcode)} className="code-text">
        {opcode}
      </PageLink>
      {name !== null && <span className="text-muted"> {name}</span>}
    </Fact>
  );
}

function NameView({ network, reading }: { readonly network: PageNetwork; readonly reading: NameReading }) {
  const { name, opcodes, crc32, methodId } = reading;
  return (
    <Facts>
      <Fact name="Name">
        <span className="font-mono break-all">{name}</span>
      </Fact>
      {opcodes.map((opcode) => (
        <OpcodeFact key={opcode} network={network} label="Opcode" opcode={opcode} />
      ))}
      <Fact name="Method ID">
        <PageLink href={decodeTextPath(network, String(methodId))} className="code-text">
          {methodId}
        </PageLink>
        <span className="text-muted"> {hexText(BigInt(methodId))}, crc16 | 0x10000</span>
      </Fact>
      <OpcodeFact network={network} label="crc32" opcode={crc32} />
    </Facts>
  );
}

function DeclarationView({
  network,
  reading,
}: {
  readonly network: PageNetwork;
  readonly reading: DeclarationReading;
}) {
  const { constructor, text, written, request, response } = reading;
  return (
    <Facts>
      <Fact name="Constructor">
        <span className="font-mono break-all">{constructor}</span>
      </Fact>
      {written !== null && <OpcodeFact network={network} label="Tag" opcode={written} />}
      <OpcodeFact network={network} label="Request opcode" opcode={request} />
      <OpcodeFact network={network} label="Response opcode" opcode={response} />
      <Fact name="crc32 of">
        <span className="font-mono text-sm break-all">
          <LongText text={text} />
        </span>
      </Fact>
    </Facts>
  );
}

function TimeView({ seconds }: { readonly seconds: number }) {
  return (
    <>
      <p className="mb-3">
        <Time atMs={seconds * 1_000} detail />
      </p>
      <SpellingRows
        spellings={[
          { label: "Unix time", text: String(seconds) },
          { label: "UTC", text: new Date(seconds * 1_000).toISOString() },
          { label: "Hex", text: hexText(BigInt(seconds)) },
        ]}
      />
    </>
  );
}
