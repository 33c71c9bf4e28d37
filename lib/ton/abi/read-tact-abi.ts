import * as v from "valibot";
import { methodId } from "../contract/method-id";
import { anyCell, hidden, type Fields } from "../bodies/fields";
import { makeStructures, type TypeTerm } from "./abi-types";
import { ABI_LIMITS, abiError, isAbiName, type AbiMessage, type ContractAbi } from "./contract-abi";
import { breakIntoCells, TACT_FILLINGS, type TactDraft } from "./tact-cells";

const { entries, fields: MOST_FIELDS, errorText, name: MOST_NAME } = ABI_LIMITS;

const Format = v.nullish(v.union([v.pipe(v.string(), v.maxLength(MOST_NAME)), v.number(), v.boolean()]));
const TypeText = v.pipe(v.string(), v.maxLength(MOST_NAME));
const TypeReference = v.variant("kind", [
  v.object({
    kind: v.literal("simple"),
    type: TypeText,
    optional: v.nullish(v.boolean()),
    format: Format,
  }),
  v.object({
    kind: v.literal("dict"),
    key: TypeText,
    keyFormat: Format,
    value: TypeText,
    valueFormat: Format,
  }),
]);
type TypeReference = v.InferOutput<typeof TypeReference>;

const Name = v.pipe(v.string(), v.check(isAbiName, "a name is none"));
const Named = v.object({ name: Name, type: TypeReference });
const UINT32 = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32 - 1));

/** The file that the Tact compiler writes beside the code (OTP-002). */
export const TactAbi = v.object({
  name: v.nullish(v.pipe(v.string(), v.maxLength(MOST_NAME))),
  types: v.pipe(
    v.array(
      v.object({
        name: Name,
        header: v.nullish(UINT32),
        fields: v.pipe(v.array(Named), v.maxLength(MOST_FIELDS)),
      }),
    ),
    v.maxLength(entries),
  ),
  getters: v.nullish(
    v.pipe(
      v.array(
        v.object({
          name: Name,
          methodId: v.nullish(v.pipe(v.number(), v.integer())),
          arguments: v.nullish(v.pipe(v.array(Named), v.maxLength(MOST_FIELDS))),
          returnType: v.nullish(TypeReference),
        }),
      ),
      v.maxLength(entries),
    ),
  ),
  errors: v.nullish(v.record(v.string(), v.object({ message: v.string() }))),
});
type TactAbi = v.InferOutput<typeof TactAbi>;

const OPCODE_BITS = 32;

export function makeTactAbi({ name, types, getters, errors }: TactAbi): ContractAbi {
  const structures = inCells(
    types.map(({ name: typeName, header, fields }) => ({
      name: typeName,
      prefix: header == null ? { bits: 0, value: 0 } : { bits: OPCODE_BITS, value: header },
      fields: fields.map((field) => ({ name: field.name, term: termOf(field.type) })),
      kept: { bits: header == null ? 0 : OPCODE_BITS, refs: isData(typeName) ? 1 : 0 },
    })),
  );
  return {
    format: "Tact ABI",
    name: name ?? null,
    messages: structures.filter(({ prefix }) => prefix.bits > 0),
    data: structures
      .filter((one) => isData(one.name))
      .toSorted((one, other) => Number(other.name === `${name}$Data`) - Number(one.name === `${name}$Data`))
      .flatMap(dataForms),
    methods: (getters ?? []).map((getter) => ({
      id: getter.methodId ?? methodId(getter.name),
      name: getter.name,
      takes: (getter.arguments ?? []).map((each) => `${each.name}: ${typeText(each.type)}`).join(", "),
      returns: getter.returnType == null ? null : typeText(getter.returnType),
    })),
    errors: readErrors(errors ?? {}),
  };
}

/** The compiler's name for the data of a contract. */
function isData(name: string): boolean {
  return name.endsWith("$Data");
}

/** The structures as the compiler lays them out in cells today, and as it did before. */
function inCells(drafts: readonly TactDraft[]): readonly AbiMessage[] {
  const { newer, older } = TACT_FILLINGS;
  const [now, before] = [breakIntoCells(drafts, newer), breakIntoCells(drafts, older)];
  const made = [...makeStructures(now).values()];
  const isSame = now.every(
    ({ breaks = [] }, place) => breaks.join() === (before[place]?.breaks ?? []).join(),
  );
  if (isSame) return made;
  const earlier = makeStructures(before);
  return made.map((message) => ({
    ...message,
    olderFields: earlier.get(message.name)?.fields ?? message.fields,
  }));
}

/**
 * Before a contract's fields there can be a reference to the code of contracts that it deploys, and a bit for whether
 * it has been initialized.
 */
function dataForms(data: AbiMessage): readonly AbiMessage[] {
  const withCode = (fields: Fields): Fields => ({ $code: hidden(anyCell), ...fields });
  const { fields, olderFields = fields } = data;
  const coded = { ...data, fields: withCode(fields), olderFields: withCode(olderFields) };
  const initialized = { prefix: { bits: 1, value: 1 } };
  return [{ ...data, ...initialized }, { ...coded, ...initialized }, data, coded];
}

function readErrors(errors: Readonly<Record<string, { readonly message: string }>>): Map<number, string> {
  const listed = Object.entries(errors);
  if (listed.length > entries) throw abiError("it has too many errors");
  return new Map(
    listed.flatMap(([code, { message }]) =>
      /^-?\d{1,10}$/.test(code) ? [[Number(code), message.slice(0, errorText)] as const] : [],
    ),
  );
}

/** The same types as in Tolk, with sizes that are separate from their names here. */
function termOf(reference: TypeReference): TypeTerm | null {
  if (reference.kind === "dict") {
    const key = simpleTerm(reference.key, reference.keyFormat ?? null, false);
    const value = simpleTerm(reference.value, reference.valueFormat ?? null, false);
    return key === null || value === null ? null : { name: "map", of: [key, value], isOptional: false };
  }
  return simpleTerm(reference.type, reference.format ?? null, reference.optional === true);
}

const WHOLE_NUMBERS = /^u?int$/;
const CELLS = /^(cell|slice|builder)$/;

function simpleTerm(
  type: string,
  format: string | number | boolean | null,
  isOptional: boolean,
): TypeTerm | null {
  const term = (name: string, of: readonly TypeTerm[] = []): TypeTerm => ({ name, of, isOptional });
  if (WHOLE_NUMBERS.test(type))
    return format === null
      ? term(type === "int" ? "int257" : "uint256")
      : typeof format === "number"
        ? term(`${type}${format}`)
        : wordTerm(format, term);
  // Cells are in a reference, unless they are all that is left.
  if (CELLS.test(type))
    return format === "remainder" ? term("slice") : format === "ref" || format === null ? term("cell") : null;
  if (type === "fixed-bytes") return typeof format === "number" ? term(`bytes${format}`) : null;
  if (type === "bool" || type === "address" || type === "string") return term(type);
  return format === "ref" ? term("Cell", [{ name: type, of: [], isOptional: false }]) : term(type);
}

function wordTerm(format: string | boolean | null, term: (name: string) => TypeTerm): TypeTerm | null {
  return typeof format === "string" && /^(coins|varuint(16|32))$/.test(format) ? term(format) : null;
}

function typeText(reference: TypeReference): string {
  if (reference.kind === "dict") return `map<${reference.key}, ${reference.value}>`;
  const { type, format, optional } = reference;
  const size =
    typeof format === "number" || format === "coins" ? `${format === "coins" ? " as coins" : format}` : "";
  return `${type}${WHOLE_NUMBERS.test(type) ? size : ""}${optional === true ? "?" : ""}`;
}
