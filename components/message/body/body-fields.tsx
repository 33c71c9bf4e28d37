import { operationText } from "@/lib/domain/transaction/operation-text";
import type { NamedValue, Value } from "@/lib/ton/bodies/value";
import { counted } from "@/lib/text/counted";
import type { ReactNode } from "react";
import { BodyHead } from "./body-head";
import { ValueView, type BodyViewContext } from "./value-view";

interface BodyFieldsProps {
  readonly fields: readonly NamedValue[];
  readonly context: BodyViewContext;
  readonly depth?: number;
}

/** Fields whose names differ from those of operations with the same name. */
const FIELD_NAMES: Readonly<Record<string, string>> = { bounce: "Bounce", state_init: "StateInit" };

function fieldText(name: string): string {
  return FIELD_NAMES[name] ?? operationText(name);
}

/** Indentation stops here, so that deep fields still fit on the screen. */
const MAX_INDENT = 6;

/** The fields of a body, one per line, nested ones indented. */
export function BodyFields({ fields, context, depth = 0 }: BodyFieldsProps) {
  const lines = fields.map(({ name, value }) => ({ label: fieldText(name), name, value }));
  return <Lines lines={lines} context={context} depth={depth} />;
}

interface LinesProps extends Pick<FieldValueProps, "context" | "depth"> {
  readonly lines: readonly (NamedValue & { readonly label: ReactNode })[];
  /** False if there are more than these. */
  readonly whole?: boolean;
}

function Lines({ lines, context, depth, whole = true }: LinesProps) {
  return (
    <ul className={`grid gap-y-1 ${depth > 0 && depth < MAX_INDENT ? "ps-4" : ""}`}>
      {lines.map(({ label, name, value }, line) => (
        // oxlint-disable-next-line react/no-array-index-key -- fields have no identity but their place
        <li key={line} className="min-w-0 wrap-anywhere">
          <span className="text-muted">{label}: </span>
          <FieldValue name={name} value={value} context={context} depth={depth + 1} />
        </li>
      ))}
      {!whole && <li className="text-muted">and more</li>}
    </ul>
  );
}

interface FieldValueProps {
  readonly name: string;
  readonly value: Value;
  readonly context: BodyViewContext;
  readonly depth: number;
}

function FieldValue({ name, value, context, depth }: FieldValueProps) {
  if (value.is === "group") {
    if (context.folds === true && depth === 1 && value.fields.length > 1)
      return <FoldedGroup value={value} context={context} />;
    return (
      <>
        {value.name !== null && operationText(value.name)}
        <BodyFields fields={value.fields} context={context} depth={depth} />
      </>
    );
  }
  if (value.is === "list" || value.is === "dictionary") {
    const lines =
      value.is === "list"
        ? value.items.map((item, at) => ({ label: at + 1, name, value: item }))
        : value.entries.map((entry) => ({
            label: <ValueView name="key" value={entry.key} context={context} />,
            name,
            value: entry.value,
          }));
    if (lines.length === 0) return "none";
    return <Lines lines={lines} context={context} depth={depth} whole={value.whole} />;
  }
  if (value.is === "body") {
    return (
      <>
        <BodyHead body={value.body} />
        <BodyFields fields={value.body.fields} context={context} depth={depth} />
      </>
    );
  }
  return <ValueView name={name} value={value} context={context} />;
}

/** A part of a long structure, closed at first. */
function FoldedGroup({
  value,
  context,
}: {
  readonly value: Extract<Value, { is: "group" }>;
  readonly context: BodyViewContext;
}) {
  return (
    <details>
      <summary className="cursor-pointer text-link">
        {value.name === null ? counted(value.fields.length, "field") : operationText(value.name)}
      </summary>
      <BodyFields fields={value.fields} context={context} depth={1} />
    </details>
  );
}
