import type { ActionKind } from "./action-kinds";
import type { Formats } from "./field-formats";

/** Several ways to say it: the first that has all it needs, otherwise the last. */
type Says = string | readonly string[];

/** By the fields in which the account stands that the page is about; `a+b` where it stands in both. */
type Seen = Readonly<Record<string, Says>>;

/** How one type of action is told. Gaps name fields of its details. */
export interface ActionTemplate {
  readonly label: string;
  readonly kind: ActionKind;
  /** As somebody tells it who has no part in it. */
  readonly says: Says;
  /** Of one that failed: what was tried, and by whom if anybody knows. */
  readonly tries: Says;
  /** As the account tells it from which something went, or to which something came, or both. */
  readonly out?: Seen;
  readonly in?: Seen;
  readonly self?: Seen;
  /** As an account tells it for which it is neither. */
  readonly own?: Seen;
  /** What is worth knowing besides, each left out when it is not known. */
  readonly more?: readonly string[];
  /** Where fields are not told as fields of their names usually are. */
  readonly formats?: Formats;
  /** The field that is added up where many alike stand together. */
  readonly sum?: string;
}

export type ActionTemplates<T extends object> = { readonly [K in keyof T]: ActionTemplate };
