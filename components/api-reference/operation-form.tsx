import { Field, FIELD_CLASS } from "@/components/ui/filter-fields";
import type { OperationInfo, ParamInfo } from "@/lib/domain/api-reference/operation-info";
import { apiPath, type NetworkName } from "@/lib/paths";

interface OperationFormProps {
  readonly network: NetworkName;
  readonly operation: OperationInfo;
  readonly query: URLSearchParams;
}

/** A call with these values. The form uses GET whatever the operation's method, so its URL reproduces the call. */
export function OperationForm({ network, operation: { id, params }, query }: OperationFormProps) {
  return (
    <form
      action={`${apiPath(network)}#answer`}
      aria-label="Call this operation"
      className="grid grid-cols-1 gap-3"
    >
      <input type="hidden" name="op" value={id} />
      <input type="hidden" name="call" value="1" />
      {params.length > 0 && (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {params.map((param) => (
            <ParamField key={param.name} param={param} value={query.getAll(param.name).join(",")} />
          ))}
        </div>
      )}
      <p>
        <button type="submit" className="button">
          Call
        </button>
      </p>
    </form>
  );
}

function ParamField({ param, value }: { readonly param: ParamInfo; readonly value: string }) {
  const { name, required, type } = param;
  const label = required ? `${name} (required)` : name;
  const options = type === "boolean" ? ["true", "false"] : optionsOf(type);
  return (
    <Field name={name} label={label}>
      {options.length > 0 ? (
        <select id={name} name={name} defaultValue={value} required={required} className={FIELD_CLASS}>
          <option value="">Not given</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          id={name}
          name={name}
          defaultValue={value}
          required={required}
          placeholder={EXAMPLES[name]}
          autoComplete="off"
          spellCheck={false}
          className={FIELD_CLASS}
        />
      )}
    </Field>
  );
}

/** The values of "asc | desc". */
function optionsOf(type: string): readonly string[] {
  return type.includes(" | ") ? type.split(" | ") : [];
}

/** Example values by name, valid on any network. */
const EXAMPLES: Readonly<Record<string, string>> = {
  limit: "10",
  offset: "0",
  workchain: "-1",
  shard: "8000000000000000",
  domain: "foundation.ton",
  method: "seqno",
  stack: "[]",
};
