import { Name } from "@/components/entity/name";
import type { OpenAbi } from "@/lib/domain/interface/open-abis";
import { counted } from "@/lib/text/counted";
import { fieldNames, type AbiMessage } from "@/lib/ton/abi/contract-abi";

/** Entries of each kind that are listed. */
const MOST = 200;

/** What an interface says about a contract. */
export function InterfaceSummary({ open: { kept, abi } }: { readonly open: OpenAbi }) {
  const { messages, data, methods, errors } = abi;
  // A structure can be listed in several forms.
  const structures = [...new Map(data.map((one) => [one.name, one])).values()];
  return (
    <div className="grid grid-cols-1 gap-2">
      <p>
        <span className="font-medium">
          <Name text={kept.name} max={60} />
        </span>{" "}
        <span className="text-muted">{abi.format}</span>
      </p>
      <Entries
        what={counted(messages.length, "message")}
        rows={messages.map((message) => [message.name, prefixText(message), fieldsText(message)])}
      />
      <Entries
        what={counted(structures.length, "data structure")}
        rows={structures.map((one) => [one.name, "", fieldsText(one)])}
      />
      <Entries
        what={counted(methods.length, "method")}
        rows={methods.map(({ name, id, takes, returns }) => [
          `${name}(${takes ?? "…"})`,
          String(id),
          returns ?? "",
        ])}
      />
      <Entries
        what={counted(errors.size, "exit code")}
        rows={[...errors].map(([code, text]) => [text, String(code), ""])}
      />
    </div>
  );
}

type Row = readonly [name: string, id: string, more: string];

function Entries({ what, rows }: { readonly what: string; readonly rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-link">{what}</summary>
      <ul className="mt-1 grid grid-cols-1 gap-1 text-sm">
        {rows.slice(0, MOST).map(([name, id, more]) => (
          <li key={`${id} ${name}`} className="min-w-0 wrap-anywhere">
            <Name text={name} max={100} /> <span className="code-text text-xs text-muted">{id}</span>{" "}
            <span className="text-xs text-muted">{more}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function prefixText({ prefix: { bits, value } }: AbiMessage): string {
  if (bits === 0) return "no tag";
  return bits % 4 === 0
    ? `0x${value.toString(16).padStart(bits / 4, "0")}`
    : `0b${value.toString(2).padStart(bits, "0")}`;
}

function fieldsText({ fields }: AbiMessage): string {
  return fieldNames(fields).join(", ");
}
